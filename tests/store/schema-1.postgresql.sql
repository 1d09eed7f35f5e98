CREATE TABLE alembic_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE events (
    table_id text NOT NULL,
    number bigint NOT NULL,
    at double precision NOT NULL,
    kind text NOT NULL,
    seat integer,
    body bytea NOT NULL
);

CREATE TABLE packs (
    digest text NOT NULL,
    content text NOT NULL
);

CREATE TABLE people (
    id text NOT NULL,
    name text,
    name_key text,
    password text,
    created double precision NOT NULL
);

CREATE TABLE secrets (
    name text NOT NULL,
    value bytea NOT NULL
);

CREATE TABLE summaries (
    table_id text NOT NULL,
    number bigint NOT NULL,
    status text NOT NULL,
    seats text NOT NULL,
    people text NOT NULL,
    turn text NOT NULL,
    changed double precision NOT NULL,
    due_at double precision
);

CREATE TABLE tables (
    id text NOT NULL,
    created double precision NOT NULL,
    game text NOT NULL,
    pack text NOT NULL,
    pack_digest text NOT NULL,
    players integer NOT NULL,
    options text NOT NULL,
    key text NOT NULL,
    salt text NOT NULL,
    rules_version integer NOT NULL,
    settings text NOT NULL,
    host text,
    invite text NOT NULL,
    public boolean NOT NULL
);

INSERT INTO alembic_version VALUES ('0001');

INSERT INTO events VALUES ('old-1', 1, 1700000001.5, 'started', NULL, '\x7b7d');
INSERT INTO events VALUES ('old-1', 2, 1700000002.5, 'move', 0, '\x7b2274657874223a226d6f76652032227d');

INSERT INTO packs VALUES ('65d2d6f1edfc4cf7', 'name = ''small''');

INSERT INTO people VALUES ('anna', 'Anna', 'anna', 'hash', 1690000000);
INSERT INTO people VALUES ('ben', 'Ben', NULL, NULL, 1690000001);

INSERT INTO secrets VALUES ('cookie', '\x00010203');

INSERT INTO summaries VALUES ('old-1', 2, 'running', '[{"kind":"person","name":"Anna"},{"kind":"person","name":"Ben"}]', '["anna","ben"]', '1 red', 1700000100.5, 1700000200);
INSERT INTO summaries VALUES ('old-2', 0, 'open', '[{"kind":"person","name":"Anna"},{"kind":"open"}]', '["anna"]', '', 1700000050, NULL);

INSERT INTO tables VALUES ('old-1', 1700000000.25, 'tiny', 'small', '65d2d6f1edfc4cf7', 2, '{"variant":"companion"}', '00000000000000000000000000000007', '5a17', 1, '{"take_back":"free"}', 'anna', 'invite-old-1', true);
INSERT INTO tables VALUES ('old-2', 1700000000.25, 'tiny', 'small', '65d2d6f1edfc4cf7', 2, '{"variant":"companion"}', '00000000000000000000000000000007', '5a17', 1, '{"take_back":"free"}', 'anna', 'invite-old-2', false);

ALTER TABLE ONLY alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY packs
    ADD CONSTRAINT packs_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY summaries
    ADD CONSTRAINT summaries_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX people_name_key ON people USING btree (name_key);

CREATE INDEX summaries_due ON summaries USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX summaries_status ON summaries USING btree (status);

CREATE UNIQUE INDEX tables_invite ON tables USING btree (invite);

ALTER TABLE ONLY events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES tables(id);

ALTER TABLE ONLY summaries
    ADD CONSTRAINT summaries_table_id_fkey FOREIGN KEY (table_id) REFERENCES tables(id);
