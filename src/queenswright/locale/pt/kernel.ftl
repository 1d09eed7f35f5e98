# Textos de todos os jogos.
refused-not-this-step = Agora é hora de { $step }: “{ $move }” não é possível.
refused-game-over = A partida terminou.
undo-nothing = Não há nenhuma jogada para desfazer.
undo-not-yours = A última jogada foi de outra pessoa.
undo-revealed = Desde então foi revelado algo que estava oculto.
seat-yellow = Amarelo
seat-green = Verde
seat-blue = Azul
seat-red = Vermelho

# Same in every language.
story-notation = { $seat }: { $move }
list-and = { $one } e { $other }
