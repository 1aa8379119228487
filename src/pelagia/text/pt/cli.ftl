# A linha de comando, fora o jogo no terminal.

cli-description = Jogos de estratégia do fundo do mar, para pessoas e programas.
cli-interrupted = Parado antes do fim; não há resultado.
cli-decimal-mark = ,
cli-thousands-mark = .

## Os jogos, em uma linha

cli-game-new-eden = Dê lances por módulos e ocupe sua estação no fundo do mar; vence quem constrói a mais estável e valiosa.
cli-game-underwater-cities = Construa domos e túneis no fundo do mar e alimente suas cidades; vence a melhor rede.

## Ajuda

cli-title-usage = Uso:
cli-title-arguments = Argumentos
cli-title-options = Opções
cli-title-commands = Comandos

cli-metavar-command = COMANDO
cli-metavar-game = JOGO
cli-metavar-number = N
cli-metavar-seconds = SEGUNDOS
cli-metavar-bots = BOT,BOT
cli-metavar-plans = PLANO,PLANO
cli-metavar-option = NOME=VALOR
cli-metavar-file = ARQUIVO
cli-metavar-folder = PASTA
cli-metavar-name = NOME
cli-metavar-address = ENDEREÇO
cli-metavar-item = ITEM
cli-metavar-proof = A>B
cli-metavar-table = MESA
cli-metavar-shell = SHELL
cli-metavar-baseline = REFERÊNCIA
cli-metavar-link = LINK
cli-metavar-bot = BOT

cli-command-games = Lista os jogos.
cli-command-play = Joga contra bots no terminal.
cli-command-serve = Serve a página para o navegador: mesas para amigos de perto e de longe e para bots.
cli-command-join = Senta um bot deste computador à mesa de um servidor, por um link.
cli-command-mcp = Deixa um assistente que fala o Model Context Protocol jogar à mesa de um servidor.
cli-command-archive = Lista as mesas que um servidor arquivou, ou mostra a gravação de uma delas.
cli-command-backup = Copia o banco de dados de um servidor para um arquivo. O servidor pode continuar rodando.
cli-command-restore = Preenche um banco de dados vazio a partir de um backup. Antes, pare o servidor.
cli-command-replay = Mostra de novo uma partida gravada.
cli-command-simulate = Deixa bots jogarem muitas partidas. A mesma semente dá os mesmos números, qualquer que seja o número de processos.
cli-command-arena = Faz os bots jogarem as mesmas partidas em todos os lugares: quem vence mais, por quanto, com que certeza e quanto tempo cada um leva.
cli-command-balance = Deixa bots jogarem muitas partidas e diz o que cada carta, tabuleiro e lugar muda nos pontos e na chance de vencer.
cli-command-train = Aprende a julgar um jogo com partidas entre bots e guarda o que se provar mais forte.
cli-command-calibrate = Mede o que os pontos do bot mais forte significam no fim: a chance de vencer e a margem.
cli-command-bots = Lista os bots de um jogo, do mais fraco ao mais forte.
cli-command-bench = Mede a velocidade dos jogos, interpretados e compilados, ao lado do catanatron, se estiver instalado.
cli-command-compile = Compila as regras com antecedência: os mesmos jogos, duas a três vezes mais rápidos. Precisa do mypyc (pip install pelagia[compile]) e de um compilador C.
cli-command-completion = Mostra o que um shell precisa para completar a linha de comando.

cli-help-help = mostrar esta ajuda e parar
cli-help-version = mostrar a versão e parar
cli-help-lang = o idioma; sem ele, o do seu sistema
cli-help-game = o jogo; “pelagia games” lista todos
cli-help-players = quantos jogam; padrão: 2, ou mais se o jogo exigir
cli-help-games = quantas partidas são jogadas; padrão: 100
cli-help-bots = os bots, repetidos até ocupar todos os lugares; padrão: { $default }; de uma partida para a outra avançam um lugar. Cada posição da lista tem números próprios, mesmo que um nome apareça duas vezes; um bot em dois lugares conta duas vezes
cli-help-seed = a semente do acaso: o mesmo número dá a mesma partida; padrão: { $default }
cli-help-join-link = o link de um lugar, ou o convite para uma mesa com um lugar livre
cli-help-join-bot = o bot que joga; padrão: best
cli-help-join-name = o nome dele na mesa; padrão: o do bot
cli-help-mcp-link = o link de um lugar ou um convite; sem ele, o assistente o pede
cli-help-mcp-name = o nome dele na mesa; padrão: Assistant
cli-help-seat = o lugar, 1 é o primeiro; padrão: o primeiro livre
cli-help-workers = quantos processos trabalham; padrão: um por processador
cli-help-ray = jogar em um cluster Ray, dado pelo endereço; “local” inicia um nesta máquina, com tantos processos quantos --workers indicar
cli-help-start = o número da primeira partida, para jogar de novo uma só partida de uma longa série; padrão: 0
cli-help-option = uma opção do jogo; um nome ou valor errado mostra os certos; pode ser dada várias vezes
cli-help-content = a pasta de um pacote de conteúdo
cli-help-json = escrever um objeto JSON neste arquivo; “-” é a saída padrão, em vez da tabela
cli-help-plans = planos do jogo, por exemplo quando mudar de lado; são distribuídos de novo aos lugares em cada partida, e cada lugar segue o seu
cli-help-vary = uma opção do jogo que assume cada um de seus valores por vez; pode ser dada várias vezes
cli-help-without = uma carta ou outro item: quem a escolheu joga a mesma partida outra vez e a recusa, o que mostra quanto ela valia; pode ser dada várias vezes
cli-help-against = a pasta de um pacote de conteúdo: cada partida é jogada também com ele, e o relatório mostra em pares o que muda. A comparação é com --content ou, sem ele, com a caixa
cli-help-markdown = grava as tabelas como Markdown neste arquivo; “-” é a saída padrão, em vez das tabelas
cli-help-html = grava uma página com gráficos e tabelas em um só arquivo; “-” é a saída padrão
cli-help-bots-game = um dos nomes que “pelagia games” lista; padrão: todos os jogos
cli-help-mode = competitive, solo ou team; padrão: { $default }
cli-help-rounds = quantas vezes jogar, aprender e testar; 0: só testar de novo os pesos da pasta, para o jogo como é agora; padrão: { $default }
cli-help-gate = o máximo de partidas em que os novos pesos precisam se provar, para cada número de jogadores; padrão: { $default }
cli-help-train-games = quantas partidas são jogadas em uma rodada; padrão: 2000
cli-help-train-folder = onde ficam partidas, pesos e o manifesto; uma execução interrompida continua ali; padrão: { $default }
cli-help-calibrate-mode = competitive, solo ou team; padrão: todos os modos do jogo
cli-help-calibrate-games = quantas partidas são jogadas com cada número de jogadores; padrão: 300
cli-help-calibrate-folder = onde ficam as partidas; uma execução interrompida continua ali; padrão: { $default }
cli-help-calibrate-file = o arquivo em que o resultado é registrado; padrão: calibration.json na pasta
cli-metavar-mode = MODO
cli-help-until = parar assim que estiver provado que o bot A vence mais que o B, ou o B mais que o A; --games é o máximo de partidas
cli-help-bench-games = os jogos a medir; sem nenhum, todos
cli-help-bench-compare = em vez disso, contar instruções do processador (precisa do valgrind) e compará-las com as de outra revisão ou pasta
cli-help-compile-games = os jogos a compilar; sem nenhum, todos
cli-help-compile-check = depois jogar as mesmas partidas compiladas e interpretadas e comparar cada opção e resultado
cli-help-compile-clean = remover o que foi compilado; tudo volta a ser interpretado
cli-help-seconds = quanto tempo dura cada medição; padrão: 1
cli-help-record = uma gravação ou um jogo salvo
cli-help-shell = o shell: bash, zsh ou fish
cli-help-archive-table = a mesa cuja gravação é mostrada; sem ela, todas são listadas
cli-help-archive-db = o banco de dados do servidor: um arquivo ou postgresql://…; padrão: { $default }
cli-help-backup-file = onde fica o backup; o que havia ali é substituído quando o novo estiver completo
cli-help-restore-file = o backup
cli-help-restore-replace = descartar tudo o que está no banco de dados agora

## Números

cli-progress-games = Partidas
cli-progress-bench = Medindo
cli-compile-writing = Escrevendo o código por extenso …
cli-compile-compiling = Compilando; leva um ou dois minutos por jogo …
cli-compile-installing = Instalando …
cli-compile-done = Compilado: { $games }. É usado a partir de agora; PELAGIA_PURE=1 executa o código-fonte.
cli-compile-fresh = { $games }: já compilados, e nada mudou desde então.
cli-compile-cleaned = Removido. Tudo é interpretado.
cli-compile-same = { $game }: { NUMBER($games) } partidas de { $bot } são iguais, compiladas e interpretadas ({ $digest }).

cli-join-seated = { $bot } joga no lugar { NUMBER($n) } de { $game }.
cli-join-over =
    { $n ->
        [one] A partida acabou. O bot escolheu uma vez.
       *[other] A partida acabou. O bot escolheu { NUMBER($n) } vezes.
    }
cli-join-player = Jogador { NUMBER($n) }
cli-join-score = { $name }: { NUMBER($score) }
cli-join-won = { $name }: { NUMBER($score) } (venceu)
cli-mcp-name = Assistente
cli-mcp-seated = { $name } joga no lugar { NUMBER($n) } de { $game }.
cli-mcp-waiting = Nada foi perguntado em { NUMBER($seconds) } segundos.
cli-mcp-unknown = Nada aqui se chama “{ $what }”.
cli-mcp-not-asked = É a vez de outra pessoa.
cli-mcp-said = Dito.
error-not-seated = Primeiro ocupe um lugar.
error-not-asked = Nada lhe é perguntado agora.

cli-column-game = Jogo
cli-column-players = Jogadores
cli-column-about = Sobre
cli-column-bot = Bot
cli-column-seats = Lugares jogados
cli-column-wins = Vitórias
cli-column-share = Vitórias em %
cli-column-mean = Média
cli-column-scores = Pontos
cli-column-p10 = 10 %
cli-column-p50 = 50 %
cli-column-p90 = 90 %
cli-column-max = Máximo
cli-column-option = Opção
cli-column-games = Partidas
cli-column-won-games = Partidas vencidas
cli-column-figure = Medida
cli-column-item = Item
cli-column-had = Teve
cli-column-had-share = %
cli-column-score-effect = Pontos
cli-column-won = Venceu, %
cli-column-win-effect = Vitórias, %
cli-column-pairs = Recusas
cli-column-kept = Mesmo assim, %
cli-column-points = Pontos
cli-column-margin = Margem
cli-column-rating = Rating
cli-column-ms = ms por jogada: média
cli-column-p99 = 99 %
cli-column-longest = máx.
cli-column-table = Mesa
cli-column-status = Situação
cli-column-changed = Última mudança
cli-column-archived = Arquivada
cli-column-typed = Digite
cli-column-character = Personalidade
cli-column-left = Tempo restante, %
cli-column-hand = Previsto à mão
cli-column-line = Previsto pela reta
cli-column-slope = Inclinação
cli-column-slope-before = Inclinação antes
cli-column-off = Erro da chance (só por acaso)
cli-column-most-off = No máximo
cli-train-played = Rodada { $round }: { $games } de { $of } partidas jogadas.
cli-train-fitted = Rodada { $round }: aprendeu com { $positions } posições. Parte da margem final que foi prevista:
cli-train-passed =
    { $round ->
        [0] Os pesos da pasta são mais fortes e servem para o jogo como é agora.
       *[other] Rodada { $round }: os novos pesos são mais fortes e ficam.
    }
cli-train-failed =
    { $round ->
        [0] Não se provou que os pesos da pasta sejam mais fortes; o manifesto fica como estava.
       *[other] Rodada { $round }: não se provou que os novos pesos são mais fortes; ficam os antigos.
    }
cli-calibrate-played =
    { $mode }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }: { $games } de { $of } partidas jogadas.
cli-calibrate-fitted =
    { $mode }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, { $games } partidas. Quanto se pode confiar em partidas às quais nada foi ajustado:
error-needs-lab = Isto precisa de { $what }. Instale o Pelagia com o laboratório: pip install "pelagia[lab]".
cli-status-gathering = esperando jogadores
cli-status-playing = em andamento
cli-status-finished = terminada

cli-all-seats = todos os lugares
cli-opponent = autômato
cli-arena = { $game }: { $games } partidas ({ $deals } distribuições), { $players } jogadores, semente { $seed }
cli-arena-proved = Provado: { $first } vence mais que { $second }.
cli-arena-open = Não provado em { $games } partidas.
cli-no-ratings = Não há pontuações de força, porque o choix não está instalado. Instale-o com: pip install "pelagia[lab]"
cli-simulated =
    { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
cli-simulated-time = { $decisions } decisões em { $seconds } segundos: { $games } partidas e { $rate } decisões por segundo.

cli-balance-note = Pontos e vitórias: a média com o item menos a média sem ele; ± é metade de um intervalo de 95 %, “±?” quer dizer: poucas partidas para isso.
cli-balance-figures = Medidas
cli-balance-without = As mesmas partidas sem
cli-balance-more =
    { $n ->
        [one] Mais { $n } linha está
       *[other] Mais { $n } linhas estão
    } nos arquivos de --html, --markdown e --json.
lab-seat = Lugares
lab-bot = Bots
lab-option = Opções
lab-plan = Planos
lab-score = pontos
lab-winner = pontos do vencedor
lab-decisions = decisões por partida

cli-benched-pure = Interpretado, Python { $python }
cli-benched-compiled = Compilado, Python { $python }
cli-no-catanatron = O catanatron não está instalado, por isso falta a comparação.
cli-figure-players = Jogadores
cli-figure-games-per-second = Partidas por segundo
cli-figure-decisions-per-second = Decisões por segundo
cli-figure-decisions-per-game = Decisões por partida
cli-figure-decision = Microssegundos por decisão
cli-figure-clone = Microssegundos por cópia
cli-figure-imagined = Microssegundos por partida imaginada
cli-figure-observation = Microssegundos por observação
cli-figure-view = Microssegundos por visão
cli-figure-save = Microssegundos por jogo salvo
cli-figure-times-decision = Decisões, vezes mais rápido que o catanatron
cli-figure-times-clone = Cópias, vezes mais rápido que o catanatron
cli-figure-by-players = Microssegundos por decisão, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
cli-figure-mean = { $bot }: milissegundos por jogada
cli-figure-p99 = { $bot }: 99 % das jogadas ficam abaixo
cli-figure-max = { $bot }: a jogada mais longa
cli-figure-over-decision = Decisões, vezes mais rápido que interpretado
cli-figure-over-clone = Cópias, vezes mais rápido que interpretado
cli-not-compiled = Nada está compilado; “pelagia compile” compila os jogos.
cli-progress-count = Contando
cli-counted = Instruções do processador, comparadas com { $baseline }
cli-count-decision = { $game }: decisão
cli-count-clone = { $game }: cópia
cli-count-view = { $game }: visão
cli-count-greedy = { $game }: jogada do greedy
cli-column-before = Antes
cli-column-now = Agora
cli-column-change = Mudança
cli-nothing-notable = Nada mudou mais de { NUMBER($percent) } %.
cli-notable = Mudou mais de { NUMBER($percent) } %: { $what }.

## O que deu errado, e o que fazer

cli-did-you-mean = Você quis dizer “{ $name }”?
error-unknown-bot = Não existe um bot chamado “{ $name }”. Escolha entre estes: { $known }
error-missing-argument = Falta algo: { $name }. Com --help você vê como o comando é usado.
error-needs-value = { $name } precisa de um valor. Com --help você vê como o comando é usado.
error-takes-no-value = { $name } não aceita um valor. Com --help você vê como o comando é usado.
error-unknown-argument = Este comando não conhece “{ $name }”. Com --help você vê o que ele conhece.
error-missing-extra = “pelagia { $command }” precisa de pacotes que não estão instalados (falta { $package }). Instale-os com: pip install "pelagia[{ $extra }]"
error-bad-link = Isto não é o link de uma mesa: { $link }
error-unreachable = { $server } está fora de alcance, ou não é um servidor Pelagia.
error-no-seat = Este link é para espectadores, e não há lugar livre na mesa.
error-cannot-serve = O servidor só funciona no Linux e no macOS: este sistema não consegue bifurcar processos (fork). Todo o resto funciona aqui.
error-game-failed = A partida { $number } com a semente { $seed } foi interrompida ({ $what }). É um erro do Pelagia; o mesmo comando com “--start { $number } --games 1” o mostra de novo.
error-worker-lost = Um processo foi encerrado por fora, talvez por falta de memória. Tente de novo com menos processos.
error-needs-ray = Isto precisa do Ray. Instale o Pelagia com ele: pip install "pelagia[ray]".
error-no-cluster = Não há cluster Ray em “{ $address }”, ou ele usa outras versões do Python ou do Ray.
error-bad-backup = “{ $file }” não é um banco de dados do Pelagia ou está danificado.
error-not-empty = Já há mesas em { $db }; nada foi alterado. Com --replace elas são descartadas.
error-no-access = O banco de dados { $db } não pode ser usado: { $why }.
cli-backup-done = { $file } contém { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }.
cli-restore-done = O banco de dados agora contém { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }.
error-file = O arquivo “{ $file }” não pode ser usado: { $why }.
error-system = O sistema recusou algo de que o Pelagia precisa ({ $what }).
error-bug = Algo deu errado e não é culpa sua ({ $what }). Com PELAGIA_DEBUG=1 você vê onde; por favor, avise-nos.

cli-file-missing = ele ou sua pasta não existe
cli-file-folder = é uma pasta
cli-file-forbidden = você não tem permissão
cli-file-full = não há mais espaço
cli-file-other = o sistema informa { $what }

error-no-compiler = Para compilar falta { $tool }. Instale um compilador C (Debian: apt-get install gcc python3-dev) e o mypyc (pip install "pelagia[compile]").
error-measuring-failed = A medição parou em { $game }, { $what }.
error-no-valgrind = Para contar instruções falta o valgrind (Debian: apt-get install valgrind).
error-no-baseline = Não existe revisão nem pasta “{ $baseline }” com o código-fonte do Pelagia.
error-count-failed = Não foi possível contar { $game }: { $what }
error-build-failed = O compilador recusou o código-fonte; { $log } diz por quê.
error-plays-differently = { $game } joga de modo diferente compilado e interpretado (bot: { $bot }). Avise-nos e remova o que foi compilado: pelagia compile --clean.
error-not-compiled = { $game } não foi compilado a partir do código atual: pelagia compile { $game }.
