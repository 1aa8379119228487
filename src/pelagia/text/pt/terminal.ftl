# O jogo no terminal. As palavras do tabuleiro são as mais curtas possíveis.

terminal-person = Comandante
terminal-automaton-new-eden = Deep Thought 4200
terminal-named = { $name } { $id }
terminal-named-bot = { $name } ({ $bot })
terminal-yes = s sim
terminal-no = n não nao

## Argumentos

terminal-arg-players = quantos jogam, você incluído; padrão: o menor número que o jogo permite, mas pelo menos 2; 1 é um jogo solo
terminal-arg-bots = seus adversários, repetidos até ocupar todos os lugares; padrão: crab
terminal-arg-seat = seu lugar, contado a partir de 1; padrão: o primeiro
terminal-arg-seed = a semente do acaso: o mesmo número distribui as mesmas cartas
terminal-arg-option = uma opção do jogo, como solo_level=2 ou open_coins=true; pode ser dada várias vezes
terminal-arg-content = a pasta de um pacote de conteúdo
terminal-arg-name = seu nome
terminal-arg-resume = continuar um jogo salvo; sem arquivo, o último que você jogou
terminal-arg-save = o arquivo em que o jogo é guardado; padrão: um na sua pasta de estado
terminal-arg-confirm = perguntar antes do fim da sua vez, enquanto ainda dá para desfazer
terminal-arg-fast = sem pausas
terminal-arg-look = ver deste lugar, contado a partir de 1; padrão: tudo o que se pode ver
terminal-arg-all = imprimir o jogo inteiro em vez de passo a passo

## Boas-vindas

terminal-greeting-new-eden = New Eden: construa uma estação no fundo do mar, dê-lhe uma equipe e não a deixe desabar.
terminal-primer-new-eden =
    Três rodadas, cada uma com quatro fases:
      A  Desenvolvimento  Compre módulos, ative-os com deeples, ou passe.
      B  Mercado Negro    Três cartas secretas: guardar custa moedas e dano.
      C  Leilão           Dê lances por linhas de cartas e por movimentos.
      D  Pontuação        Duas cartas de bônus pagam pelos módulos que indicam.
    A usina dá moedas a qualquer momento, em troca de dano. No fim, seu dano não pode passar do seu ponteiro, ou a estação desaba e seu valor se perde. Vence quem tiver mais pontos.
terminal-setup = À mesa: { $names }.
terminal-setup-seed = À mesa: { $names }. Semente (seed) { $seed }.
terminal-how = Para escolher, digite o número de uma opção e tecle Enter. “?” explica tudo, “hint” consulta um bot, “quit” salva e sai.
terminal-other-setups = Outras opções: { $typed }; também --lang en, --resume; --help mostra tudo.
terminal-begin = Enter começa

## Escolher

terminal-part = { $what } · Enter volta
terminal-series = Um depois do outro, de cima para baixo na lista.
terminal-aim = Objetivo: { $goals }
terminal-reminder = (número, Enter: mesa, ?: ajuda)
terminal-more =
    { $n ->
        [one] … { $n } linha antes; “log” mostra tudo
       *[other] … { $n } linhas antes; “log” mostra tudo
    }
terminal-how-much = Quanto, de { $lo } a { $hi }?
terminal-no-such-number = Não há opção { $answer }. Digite um número de 1 a { $n }, ou ? para ajuda.
terminal-not-possible = “{ $answer }” não é possível agora. Digite um número de 1 a { $n }, ou ? para ajuda.
terminal-confirm = Enter termina sua vez, “undo” desfaz
terminal-why-what = Por que o quê? Escreva a opção, como em “why { $written }”.
terminal-why-possible = É possível: { $option }.
terminal-undo-others = Nada pode ser desfeito: outra pessoa escolheu depois da sua última escolha, ou você ainda não escolheu.
terminal-undo-revealed = Nada pode ser desfeito: sua última escolha revelou algo oculto.
terminal-undo-resumed = Nada pode ser desfeito: o jogo foi retomado aqui.
terminal-hint = Um bot forte escolheria: { $option } ({ $written })
terminal-explain-unknown = Não há carta nem opção “{ $what }”. Tente “? { $card }” para uma carta, “?3” para a opção 3.
terminal-explain-option = { $option }. Você também pode digitar: { $written }
terminal-rules = Todas as regras: { $file }
terminal-help =
    Digite  para
    3  escolher a opção 3
    { $written }  escolher pela forma escrita
    ? { $card }   ?3  ver a explicação de uma carta ou opção
    why { $written }  saber por que algo não é possível
    hint  ver o que um bot forte faria
    undo  desfazer sua última escolha, enquanto ninguém mais tiver escolhido
    log  ler tudo o que aconteceu
    board  desenhar a mesa inteira de novo; Enter sozinho faz o mesmo
    rules  ver o jogo em poucas frases e onde estão todas as regras
    save ARQUIVO  gravar uma cópia do jogo; cada escolha já é salva
    quit  sair; você pode continuar depois
terminal-help-bid = { $n } { $amount }  dar o lance { $amount }, pois a opção { $n } é o lance; “{ $verb } { $amount }” faz o mesmo

## Arquivos

terminal-quit = Sair? O jogo está salvo. (Enter: sim, n: não)
terminal-left = Seu jogo está salvo. Continue com:
terminal-lost = Este jogo não pôde ser salvo e por isso termina aqui.
terminal-saved = Salvo. Continue a partir daí com:
terminal-save-exists = O arquivo “{ $file }” já existe. Continue-o com --resume ou escolha outro nome.
terminal-not-ours = O arquivo “{ $file }” contém outra coisa e não foi tocado. Escolha outro nome.
terminal-damaged = O arquivo “{ $file }” está danificado; nada foi alterado. Tente outro arquivo.
terminal-foreign = O arquivo “{ $file }” não é um jogo salvo nem uma gravação do Pelagia. Tente outro arquivo.
terminal-bad-table = O jogo salvo não diz direito quem está em cada lugar; está danificado. Tente outro arquivo.
terminal-nothing-kept = Não há jogo de { $game } para continuar. Comece um sem --resume.
terminal-other-game = O arquivo “{ $file }” contém um jogo de { $game }. Continue com: pelagia play { $game } --resume { $file }

## O fim

terminal-record = Guardar a gravação deste jogo em { $file }? (Enter: sim, n: não, ou outro arquivo)
terminal-record-again = Outro arquivo? (Enter: nenhum)
terminal-recorded = Guardado. Veja o jogo de novo com:

## Rever

terminal-replay-keys = Enter: próxima, b: voltar, r: próxima rodada, número: ir até lá, ? { $card }: carta, q: sair
terminal-replay-at = Escolha { $n } de { $last }
terminal-replay-choice = { $name }: { $option }
terminal-replay-secret = escolhe em segredo
terminal-replay-unknown = “{ $line }” não significa nada aqui.
terminal-replay-open =
    { $n ->
        [one] O jogo não terminou; { $n } escolha foi feita.
       *[other] O jogo não terminou; { $n } escolhas foram feitas.
    }

## O tabuleiro de New Eden

terminal-ne-crab = Carang.
terminal-ne-mussel = Mexilhão
terminal-ne-kraken = Kraken
terminal-ne-yard = Estaleiro
terminal-ne-oxygen = Oxigênio
terminal-ne-research = Pesquisa
terminal-ne-yards = Estaleiros
terminal-ne-dome = Cúpula
terminal-ne-spent =
    { $n ->
        [one] { $n } gasto
       *[other] { $n } gastos
    }
terminal-ne-damage = Dano
terminal-ne-plant = Usina
terminal-ne-extensions = Ampliações
terminal-ne-kept = A anexar
terminal-ne-passed = passou
terminal-ne-extension-shipyard = estaleiro
terminal-ne-extension-kraken = kraken
terminal-ne-extension-oxygen = oxigênio
terminal-ne-extension-research = pesquisa
terminal-ne-holds = { $damage }, ponteiro { $pointer }: resiste
terminal-ne-collapses = { $damage }, ponteiro { $pointer }: desabaria
terminal-ne-collapsed = { $damage }, ponteiro { $pointer }: desaba
terminal-ne-round = Rodada { $n } de { $of }
terminal-ne-nautilus = Nautilus { $name }
terminal-ne-bonus = Bônus
terminal-ne-per = { $reward } por { $group }
terminal-ne-row = Linha { $n }
terminal-ne-move = movimento
terminal-ne-mark-none = aberta
terminal-ne-mark-now = agora
terminal-ne-mark-sold = vendida
terminal-ne-mark-unsold = sem lance
terminal-ne-mark-blocked = bloqueada
terminal-ne-auction = Leilão da linha { $row }
terminal-ne-high = maior lance { $n } de { $name }
terminal-ne-out = fora: { $names }
terminal-ne-hand = Sua mão. Cartas guardadas, moedas, dano: { $prices }
terminal-ne-card = { $name }: { $group }, baralho { $deck }, { $source }
terminal-ne-card-alone = { $name }: { $group }, { $source }
terminal-ne-scoring = Pontuação final
terminal-ne-step-track = Pontos até aqui
terminal-ne-step-coins = Moedas, 5 por ponto
terminal-ne-step-stability = Dano e ponteiro
terminal-ne-step-value = Valor da estação
terminal-ne-step-total = Total
terminal-ne-step-place = Lugar
terminal-ne-legend =
    { $lying } deeple deitado: pode mover   { $standing } deeple em pé: já trabalhou   { $slot } espaço vazio
    { $coin } moedas  { $point } pontos  { $damage } dano  { $repair } reparo   { $final } pontos no fim, se resistir
    { $steps }2 cilindro: um deeple, até 2 passos   (O01{ $steps }1) usada nesta rodada
    { $pointer } ponteiro, deve ficar acima do dano  { $used } usina usada  { $move } movimento

## Um jogo sem tabuleiro próprio

terminal-any-legend = { $hidden } uma carta que você não pode ver; um número na frente: digite-o para escolher
terminal-any-about = { $name } ({ $source })
terminal-any-scoring = Pontuação final
