# O editor de situações.
editor-name = Editor de situações
editor-trouble = Não é possível abrir o editor
editor-sealed = Algo nesta situação ainda está lacrado para você: suas próprias campanhas de { $title } ainda não o abriram.
editor-none = nenhum
editor-whole = A situação inteira
editor-usual = Como de costume
editor-usual-of = { $what }: como de costume
editor-no-json = Isto não é JSON.
editor-no-text = Isto ainda não é um documento: veja a linha { $line }.
editor-take-out = Retirar: { $what }
editor-add = Acrescentar: { $what }
editor-entries = { $count } entradas
editor-less = Menos: { $what }
editor-more = Mais: { $what }
editor-exactly = Em detalhe
editor-text = Como texto
editor-text-of = A situação como texto
editor-copy = Copiar texto
editor-whole-text = Escrever tudo
editor-finish = Quando estiver certa
editor-asking = Verificando …
editor-left = { $count ->
    [1] Falta uma coisa
   *[other] Faltam { $count } coisas
}
editor-right = Está tudo certo
editor-to-mend = { $count ->
    [0] Nada a corrigir
    [1] Uma coisa a corrigir
   *[other] { $count } coisas a corrigir
}
editor-wrong = A corrigir
editor-analyse = Tabuleiro de análise
editor-question = Como pergunta
editor-my-seat = Seu lugar
editor-as = como { $name }
editor-against = contra { $name }
editor-play = Jogar a partir daqui
editor-over = Nesta situação a partida acabou: não há nada a jogar.
editor-mend-all = { $count ->
    [1] Corrigir
   *[other] Corrigir as { $count }
}
editor-mend-number = Mudar para { $value }
editor-mend-once = Cada um só uma vez
editor-mend-shorten = Tirar o último
editor-mend-drop = Retirar
editor-mend-fill = Completar o que falta
editor-mend-usual = Conforme o resto: { $what }
editor-parts = Partes da situação
editor-group-here = Aqui
editor-group-seats = Jogadores
editor-group-table = Mesa
editor-group-turn = Vez
editor-group-agreed = Combinado
editor-group-text = Texto
editor-laid = Uma situação
editor-tab-board = Tabuleiro
editor-tab-parts = Montar
editor-tab-wrong = { $count ->
    [0] Continuar
   *[other] Corrigir ({ $count })
}
editor-tab-text = Texto
editor-place = Colocar
editor-put-down = Soltar
editor-press-where = Toque no lugar a que pertence.
editor-fresh = Do zero
editor-fresh-for = { $count } jogadores
editor-undo = Desfazer
editor-redo = Refazer
editor-edit = Editar esta situação
editor-open = Montar uma situação
editor-about = Qualquer situação de um jogo: toque em uma peça, preencha um número ou cole um texto. Ela pode ser jogada contra bots, estudada e compartilhada.
editor-asked = O que você jogaria?
editor-asked-about = As melhores jogadas ficam cobertas até que você tente uma.
editor-key-to_move = Quem decide
editor-key-step = O que se decide
editor-key-argument = De que se trata
editor-key-pending = Pendente, o próximo por último
editor-key-seat = Jogador
editor-key-ended = O fim
editor-key-working = Trabalhando
editor-key-seed = Semente de tudo o que falta
editor-key-chance = Acaso
editor-key-options = Opções
editor-key-rules_version = Versão das regras
editor-key-picks = Escolhas feitas

# Por que uma situação não é possível.
position-number = { $got } não é possível aqui, só um número inteiro de { $low } a { $high }.
position-value = Isto não é possível aqui: { $got }.
position-missing = Falta algo aqui.
position-unknown = Não há { $got } aqui.
position-count = São necessárias de { $low } a { $high } entradas.
position-rule = Isto contradiz as regras.
position-fit = Isto não combina com o resto da situação.
position-nothing-to-do = Nesta decisão ninguém poderia fazer nada.
