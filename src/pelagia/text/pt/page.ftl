# A página no navegador, em volta dos tabuleiros.

page-title = Pelagia
page-title-your-turn = ● Sua vez – Pelagia
page-skip = Ir para o conteúdo
page-language = Idioma
page-to-light = Tema claro
page-to-dark = Tema escuro
page-to-lobby = Para o saguão
page-rules = Regras
page-loading = Mergulhando …
page-close = Fechar
page-zoom-in = Aproximar
page-zoom-out = Afastar
page-zoom-reset = Mostrar tudo
page-board-parts = Partes da mesa
page-cancel = Cancelar

## Saguão

page-hero = Estratégia no fundo do mar, direto no navegador
page-hero-more = Jogue agora contra bots ou mande um link aos amigos. Sem conta, sem instalação.
page-play-now = Jogar já
page-learn = Aprender
page-learn-game = Aprenda { $game } em dez minutos
page-box = Já conheço o jogo
page-box-title = { $game }: o que é diferente aqui
page-box-rules = Todas as regras, como valem aqui
page-play-now-game = Jogar { $game } já contra um bot
page-invite-friends = Preparar mesa para amigos
page-games = Os jogos
page-set-up = Preparar mesa
page-coming = Em breve: as regras estão em construção.
page-game-flotilla = Flotilla
page-game-flotilla-about = Sobre as ondas: navegue, mergulhe e explore um mundo submerso e decida quando se juntar à cidade flutuante. 3 a 5 jogadores, cerca de duas horas; não há jogo para um ou dois.
page-game-new-eden = New Eden
page-game-new-eden-about = Sob a plataforma: amplie uma estação em volta de uma cúpula, ocupe-a com deeples e mantenha-a de pé. 1 a 4 jogadores, cerca de uma hora.
page-game-underwater-cities = Underwater Cities
page-game-underwater-cities-about = No fundo do mar: domos, túneis, fazendas e laboratórios formam uma rede que precisa se alimentar. 1 a 4 jogadores, cerca de duas horas.
page-game-deep-sea = Endeavor: Deep Sea
page-game-deep-sea-about = Por todas as profundidades: dirija um instituto de pesquisa oceânica, descubra zonas, recrute uma tripulação, deixe sua marca. 1 a 4 jogadores, cerca de uma hora e meia.
page-own = Suas mesas
page-own-unknown = …
page-own-gone = Esta mesa não existe mais neste servidor.
page-own-archived = No arquivo; as regras ou cartas de que precisa não estão aqui agora.
page-own-gathering = Esperando jogadores
page-own-finished =
    { $n ->
        [0] Terminada, ninguém venceu
       *[other] Terminada, venceu: { $names }
    }
page-own-your-turn = Sua vez
page-own-others-turn = Vez de { $names }
page-own-waiting = esperando { $names } há { $time }
page-own-your-turn-for = Sua vez, há { $time }
page-own-over = Mesas terminadas ({ $n })
page-own-forgotten = { $title }: esquecida.
page-own-unforget = Desfazer
page-own-closed = Encerrada de comum acordo
page-own-forget = Esquecer
page-own-all = Mostrar todas as { $n }
page-upload = Ver uma partida gravada
page-upload-more = Escolha o arquivo que você salvou no fim de uma partida.
page-upload-choose = Escolher arquivo
page-upload-damaged = Este arquivo não é uma partida gravada. Escolha um arquivo salvo pelo Pelagia.

## Uma mesa nova

page-new-title = { $game }: mesa nova
page-players = Jogadores
page-players-solo = 1 (solo)
page-seats = Lugares
page-seat-who = Quem senta no lugar { $n }
page-seat-name = Nome no lugar { $n }
page-seat-colour = Cor do lugar { $n }
page-who-me = Você
page-who-open = Um amigo, por link
page-who-here = Outra pessoa nesta tela
page-curtain-setting = Uma cortina entre os turnos
page-curtain-setting-more = Para que ninguém veja as cartas dos outros. Sem ela, você joga todos esses lugares.
page-curtain = Passe a tela para { $name }
page-curtain-more = Até lá, a mesa fica coberta.
page-curtain-open = Eu sou { $name }
page-hand-over = Passar para { $name }
page-who-bot = Bot: { $bot }
page-who-bot-level = Bot, nível { $level }: { $bot }
page-name-later = escolhe o nome depois
page-open-more = Você recebe o link para os amigos quando a mesa abrir. A partida começa assim que todos os lugares estiverem ocupados.
page-pace = Ritmo
page-pace-live-name = Ao vivo
page-pace-live = Cada um tem { $time } para cada escolha. Quem ficar fora por mais tempo pode ser substituído por um bot até voltar.
page-pace-correspondence-name = Por correspondência
page-pace-correspondence = Cada um tem { $time } para cada escolha. Quem ficar fora por mais tempo pode ser substituído por um bot até voltar.
page-pace-none-name = Sem limite
page-pace-none = Cada um leva o tempo que quiser, e nenhum bot assume.
page-colour-coral = coral, círculo
page-colour-brass = latão, triângulo
page-colour-teal = turquesa, quadrado
page-colour-violet = violeta, losango
page-colour-white = branco, estrela
page-options = Opções
page-option-new-eden-open-coins = Moedas abertas
page-option-new-eden-open-coins-more = Todos veem as moedas de todos. Senão, ficam atrás do biombo.
page-option-new-eden-solo-level = Dificuldade
page-option-new-eden-solo-level-more = Quantas cartas extras Deep Thought recebe por rodada.
page-option-new-eden-solo-level-value =
    { $n ->
        [0] Calma: nenhuma carta extra
        [one] Mais forte: { $n } carta extra
       *[other] Nível { $n }: { $n } cartas extras
    }
page-option-new-eden-solo-level-value-more =
    { $n ->
        [0] Recomendado para a primeira partida: aprenda como Deep Thought compra e dá lances.
        [1] Para quem já o venceu uma vez: ele cresce um pouco mais rápido que você.
        [2] Para quem tem experiência: ele junta mais do que uma pessoa pode comprar.
       *[other] O mais difícil: só um plano inteiro desde a primeira rodada o vence.
    }
page-option-underwater-cities-board-side = Tabuleiros dos jogadores
page-option-underwater-cities-board-side-more = O verso tem locais com sobretaxas e produção mais forte.
page-option-underwater-cities-board-side-value =
    { $n ->
        [back] Versos 5–8: lado avançado
       *[front] Frentes 1–4
    }
page-option-underwater-cities-board-side-value-more =
    { $n ->
        [back] Para quem conhece o jogo: cada tabuleiro é diferente, alguns locais custam mais e produzem mais.
       *[front] Recomendado para a primeira partida: o mesmo tabuleiro simples para todos.
    }
page-option-underwater-cities-blue-metropolises = Metrópoles azuis
page-option-underwater-cities-blue-metropolises-more = Quem decide onde ficam as suas duas peças azuis.
page-option-underwater-cities-blue-metropolises-value =
    { $n ->
        [choice] Cada jogador escolhe (regra alemã)
       *[random] O acaso (regra portuguesa)
    }
page-option-underwater-cities-blue-metropolises-value-more =
    { $n ->
        [choice] Cada um decide depois de ver as peças: um pouco mais para pensar.
       *[random] Recomendado para a primeira partida: as peças já estão postas, e você constrói até elas.
    }
page-option-underwater-cities-contracts = Contratos governamentais
page-option-underwater-cities-contracts-more = Três objetivos ficam revelados; quem cumprir um primeiro pode reivindicá-lo com a recompensa.
page-option-underwater-cities-solo-start = Os marcadores começam no
page-option-underwater-cities-solo-start-more = Qual espaço de cada cor fica bloqueado na primeira rodada.
page-option-underwater-cities-solo-start-value = espaço { $n }
page-option-underwater-cities-solo-start-value-more = Os bloqueios avançam um espaço a cada rodada; onde começam muda o que se pode planejar, não a dificuldade.
page-content = Cartas
page-content-box = As da caixa
page-advanced = Avançado
page-seed = Semente
page-seed-more = O mesmo número dá as mesmas cartas. Todos veem que ela foi escolhida.
page-start = Começar a partida
page-open-table = Abrir a mesa

## Entrar

page-join-title = Entrar numa partida de { $game }
page-gathering-title = { $game }: esperando jogadores
page-gathering-more = A partida começa assim que todos os lugares estiverem ocupados.
page-your-name = Seu nome
page-your-colour = Sua cor
page-join = Sentar
page-fill = Deixar um bot jogar
page-link-invite = Convite
page-link-invite-more = Quem abrir pode sentar ou assistir.
page-link-watch = Para espectadores
page-link-watch-more = Quem abrir pode assistir.
page-link-seat = Seu próprio lugar
page-link-seat-more = Só para você: continue em outro aparelho.
page-copy = Copiar
page-copied = O link foi copiado.
page-copy-by-hand = Copie à mão o link marcado, por favor.

## À mesa

page-prompt = O que se pergunta
page-gathering = Esperando jogadores
page-over = A partida acabou.
page-stuck = Esta mesa travou. Nada se perdeu; o servidor continua tentando e segue assim que puder.
page-sending = Enviando sua escolha …
page-waiting = Os outros estão jogando …
page-waiting-for = Vez de { $names }: { $what }
page-kind-new-eden-turn = comprar, mover ou passar
page-kind-new-eden-bottle = movendo deeples
page-kind-new-eden-activate = ativando módulos
page-kind-new-eden-overflow = dano demais, um módulo se perde
page-kind-new-eden-placekept = anexando cartas
page-kind-new-eden-freewindow = ações livres antes do mercado
page-kind-new-eden-market = escolha secreta de cartas
page-kind-new-eden-pickrow = escolhendo a próxima linha
page-kind-new-eden-bid = lance
page-kind-new-eden-auctionmove = movimento do leilão
page-kind-new-eden-extra = mais um movimento?
page-kind-new-eden-extracard = escolhendo uma carta de oxigênio
page-kind-new-eden-closing = últimas ações livres
page-kind-new-eden-putrow = escolhendo uma linha
page-kind-new-eden-block = bloqueando linhas
page-kind-new-eden-outbid = cobrindo o lance de Deep Thought
page-rules-search = Buscar nas regras
page-rules-all = Todas as regras
page-rules-nothing = Nada encontrado. Tente outra palavra.
page-legend = Legenda: o que os ícones significam
page-legend-print = Imprimir
page-rules-here = As regras desta pergunta
page-tip-rule = Regra
page-tip-rule-press = Clique: a regra
page-tip-rule-key = R: a regra
page-all-options =
    { $n ->
        [one] { $n } opção
       *[other] Todas as { $n } opções
    }
page-less = Um a menos
page-more = Um a mais
page-lowest = mín. { $n }
page-highest = máx. { $n }
page-which = Qual delas você quer?
page-confirm-this = { $what }?
page-confirm = Confirmar
page-undo = Desfazer
page-hint = Dica
page-hint-short = dica
page-hint-says = O bot escolheria:
page-hint-then = depois { $plan }
page-hint-better = { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } melhor que: { $other }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-hint-same = Quase tão bom: { $other }.
page-hint-wins = Chance de vencer: cerca de { $n }%.
page-hint-do = Fazer isso
page-thinking = Pensando …
page-menu = Mesa
page-result = Resultado
page-help = Ajuda
page-no-board = Ainda não há tabuleiro para este jogo aqui.
page-offline = A conexão caiu. Tentando de novo … Sua escolha está guardada.
page-offline-page = Sem conexão. Você pode ler o saguão e as regras; as mesas esperam até ela voltar.
page-lost = Não é possível mostrar esta mesa
page-lost-link = Este link não leva a lugar nenhum
page-lost-link-more = Confira se está completo, ou comece pelo saguão.
page-seat-you = você
page-seat-here = presente
page-seat-away = ausente
page-seat-bot = bot
page-seat-open = Lugar livre
page-seat-standing-in = um bot substitui
page-seat-automaton = autômato
page-to-move = é a vez
page-stand-in = Substituir por bot
page-stand-in-soon = Bot em { $time }
page-stand-in-wait = Um bot pode entrar em { $time }
page-winner = Venceu
page-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
page-drawer = Registro e conversa
page-ticker = O que acabou de acontecer
page-enlarge = Ampliar a área de { $name }
page-log = Registro
page-log-earlier = Antes
page-log-since = desde o seu último turno
page-chat = Conversa
page-unread = linhas novas
page-chat-empty = Ninguém disse nada ainda.
page-chat-say = Diga algo à mesa
page-chat-send = Enviar
page-chat-table = para a mesa
page-spectator = Espectador
page-skip-steps = Pular
page-space = Espaço
page-again = De novo
page-again-more = Mostra de novo o que aconteceu desde o seu último turno
page-nothing-since = Nada aconteceu desde o seu último turno.
page-steps-missed =
    { $n ->
        [one] { $n } passo não pôde ser mostrado. Ele está no registro.
       *[other] { $n } passos não puderam ser mostrados. Eles estão no registro.
    }
page-step-pace = Ritmo dos outros
page-step-pace-more = Por quanto tempo cada passo de bots e pessoas é mostrado. Espaço ou um toque pula.
page-step-pace-slow = lento
page-step-pace-normal = normal
page-step-pace-fast = rápido
page-step-pace-none = imediato
page-confirm-setting = Confirmar no fim da vez
page-confirm-setting-more = O que passa a vez aos outros, ou não pode ser desfeito, espera um segundo clique.
page-notices = Avisar quando for a minha vez
page-notices-more = Um aviso do navegador enquanto esta página não está à vista.
page-notices-refused = Seu navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
page-offer = Avisar quando for a sua vez?
page-offer-sound = Com um som
page-offer-notice = Com uma notificação
page-offer-no = Agora não
page-sound = Um som quando for a minha vez
page-sound-more = Duas gotas d’água suaves.
page-webhook = Endereço para avisos
page-webhook-more = Recebe um POST quando é a sua vez e você não está olhando, no máximo a cada dez minutos.
page-webhook-save = Salvar
page-webhook-remove = Remover
page-webhook-saved = O endereço foi salvo.
page-webhook-removed = O endereço foi removido.
page-takeback-ask = Pedir para voltar atrás
page-takeback-more = Volta para antes da sua última escolha, se todos os que escolheram desde então concordarem; todos da mesa, se algo foi revelado.
page-takeback-asked = { $name } pede para voltar atrás na última escolha.
page-takeback-yours = Você pediu para voltar atrás.
page-takeback-needed = Falta responder: { $names }.
page-agree = Concordar
page-refuse = Recusar
page-name-remove = Remover meu nome
page-name-remove-more = Seu lugar passa a ser chamado pelo número, aqui e no chat.
page-delete = Apagar esta mesa
page-delete-sure = Sim, apagar esta mesa
page-delete-more = Para sempre, quando todos os que estão sentados aqui concordarem.
page-delete-asked = { $name } quer apagar esta mesa para sempre.
page-delete-yours = Você quer apagar esta mesa para sempre.
page-delete-agree = Apagar
page-takeback-asked-named = { $name } quer voltar atrás nisto: { $what }.
page-takeback-yours-named = Você pediu para voltar atrás nisto: { $what }.
page-closing = Encerrar a partida aqui
page-closing-sure = Sim, encerrar aqui
page-closing-more = Ninguém vence; a mesa fica, com seu registro. Todos os que estão sentados precisam concordar.
page-closing-asked = { $name } quer encerrar a partida aqui.
page-closing-yours = Você quer encerrar a partida aqui.
page-closing-agree = Encerrar
page-leave = Desistir e deixar a mesa
page-leave-sure = Sim, deixar de vez
page-leave-more = Um bot continua por você, e o seu link deixa de valer. Antes do início da partida, o seu lugar apenas fica livre de novo.
page-offer-seat = Oferecer o lugar de { $name } a outra pessoa
page-offer-more = Para quem perdeu o link ou não vai voltar, ou em vez de um bot. Os outros precisam concordar; quem voltar antes fica com o seu lugar.
page-offer-asked = { $name } quer oferecer o lugar de { $whose } a outra pessoa.
page-offer-yours = Você quer oferecer o lugar de { $whose } a outra pessoa.
page-offer-end = Retirar a oferta
page-offered = Convite para o lugar de { $name }
page-offered-more = Quem abrir primeiro pode ocupar o lugar e continuar a partida.
page-take-offered = O lugar de { $name } está livre: ocupe-o e continue a partida.
page-closed = Encerrada de comum acordo
page-show = Mostrar
page-restart = O servidor reinicia em { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }. Nada se perde, e a mesa volta sozinha.
page-seeded = A semente desta mesa foi escolhida por quem a abriu.

## O fim, e rever

page-aim = Objetivo do jogo
page-show-board = Mostrar o tabuleiro
page-rematch = Jogar de novo
page-finale = Final
page-finale-show = Mostrar o final
page-together = Juntos
page-source = De onde vieram os pontos
page-show-source = Mostrar no tabuleiro
page-picture = Salvar uma imagem
page-share-picture = Compartilhar a imagem
page-rematch-invitation = Mais uma partida? Sente-se aqui: { $address }
page-replay = Rever a partida
page-download = Salvar a gravação
page-first = Ao início
page-last = Ao fim
page-back = Um passo atrás
page-next = Um passo à frente
page-turn-back = Um turno atrás
page-turn-next = Um turno à frente
page-run = Reproduzir
page-pause = Pausar
page-step = Passo { $n } de { $all }
page-rounds = Ir para uma rodada
page-round = Rodada { $n }
page-eyes = Pelos olhos de quem
page-eyes-spectator = Como espectador
page-eyes-everything = Com tudo o que estava oculto
page-eyes-of = Como { $name }
page-to-table = Para a mesa
page-chart = Pontos ao longo do tempo

## Ajuda e regras

page-help-lit = O que brilha pode ser escolhido. Todas as opções também estão em palavras numa lista.
page-help-why = Clique em algo que não brilha e você saberá por que não pode ser escolhido agora.
page-help-rules = Ler as regras
page-key-arrows = mostrar todas as opções e mover-se entre elas
page-key-enter = escolher
page-key-escape = fechar, ou desistir de uma escolha antes de confirmar
page-key-space = mostrar tudo agora
page-key-again = mostrar de novo o que aconteceu desde o seu último turno
page-key-options = lista de todas as opções
page-key-undo = desfazer
page-key-hint = dica
page-key-log = registro
page-key-rule = a regra do que está sob o ponteiro
page-key-help = esta ajuda
page-rules-of = As regras de { $game }
page-rules-contents = Conteúdo
page-rules-about = Em nossas palavras, como o Pelagia joga. Siglas como RU4 ou Q22 marcam pontos que o livro de regras deixa em aberto e que aqui foram decididos.

## O que deu errado

page-error-offline = Não é possível alcançar o servidor. Verifique sua conexão e tente de novo.
page-error-unexpected = Algo deu errado nesta página. Carregue-a de novo; nada se perdeu.

## Um jogo sem tabuleiro desenhado

page-hidden-card = carta oculta

## Lições

page-lesson = Lição
page-lesson-show = Mostrar a lição
page-lesson-hide = Ocultar
page-lesson-progress = Progresso da lição
page-lesson-cost = Um bot forte acha que isso custa cerca de { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }, em comparação com: { $best }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-lesson-missed = O que não apareceu desta vez:
page-lesson-yours = Continue como quiser. A lição avisa quando há algo novo.
page-lesson-wait = Veja o que a outra pessoa faz.
page-lesson-topics = O que você vai saber depois
page-lesson-play = Jogar uma partida de verdade contra o bot mais gentil
page-lesson-next = Continuar
page-lesson-back = Voltar
page-lesson-undo = Voltar atrás
