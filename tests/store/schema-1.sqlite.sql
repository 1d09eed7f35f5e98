BEGIN TRANSACTION;
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at DOUBLE NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;
INSERT INTO "events" VALUES('old-1',1,1700000001.5,'started',NULL,X'7B7D');
INSERT INTO "events" VALUES('old-1',2,1700000002.5,'move',0,X'7B2274657874223A226D6F76652032227D');
CREATE TABLE packs (
    digest TEXT NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (digest)
);
INSERT INTO "packs" VALUES('65d2d6f1edfc4cf7','name = ''small''');
CREATE TABLE people (
    id TEXT NOT NULL,
    name TEXT,
    name_key TEXT,
    password TEXT,
    created DOUBLE NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('anna','Anna','anna','hash',1690000000.0);
INSERT INTO "people" VALUES('ben','Ben',NULL,NULL,1690000001.0);
CREATE TABLE secrets (
    name TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie',X'00010203');
CREATE TABLE summaries (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,
    people TEXT NOT NULL,
    turn TEXT NOT NULL,
    changed DOUBLE NOT NULL,
    due_at DOUBLE,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "summaries" VALUES('old-1',2,'running','[{"kind":"person","name":"Anna"},{"kind":"person","name":"Ben"}]','["anna","ben"]','1 red',1700000100.5,1700000200.0);
INSERT INTO "summaries" VALUES('old-2',0,'open','[{"kind":"person","name":"Anna"},{"kind":"open"}]','["anna"]','',1700000050.0,NULL);
CREATE TABLE tables (
    id TEXT NOT NULL,
    created DOUBLE NOT NULL,
    game TEXT NOT NULL,
    pack TEXT NOT NULL,
    pack_digest TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    "key" TEXT NOT NULL,
    salt TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    settings TEXT NOT NULL,
    host TEXT,
    invite TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('old-1',1700000000.25,'tiny','small','65d2d6f1edfc4cf7',2,'{"variant":"companion"}','00000000000000000000000000000007','5a17',1,'{"take_back":"free"}','anna','invite-old-1',1);
INSERT INTO "tables" VALUES('old-2',1700000000.25,'tiny','small','65d2d6f1edfc4cf7',2,'{"variant":"companion"}','00000000000000000000000000000007','5a17',1,'{"take_back":"free"}','anna','invite-old-2',0);
CREATE UNIQUE INDEX tables_invite ON tables (invite);
CREATE INDEX summaries_status ON summaries (status);
CREATE INDEX summaries_due ON summaries (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX people_name_key ON people (name_key);
COMMIT;
