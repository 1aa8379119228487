# O servidor: o que ele recusa e por quê, e suas opções.

server-address = Pelagia está em { $address }
server-no-page = O Pelagia está funcionando, mas a página não foi construída, e um navegador não tem o que mostrar. Na pasta do código, ./play a constrói; os pacotes completos já a trazem. Programas encontram a interface em /api/openapi.json.
server-no-port = { $host } porta { $port } não pode ser usada: { $why }. Escolha outra com --port.
server-short-secret = O segredo de quem administra precisa de pelo menos { $least } caracteres.
server-bad-proxy = “{ $value }” não é um endereço nem uma rede, como 10.0.0.7 ou 172.17.0.0/16
server-bad-origin = “{ $value }” não é o endereço de um site, como https://jogos.example
server-would-upgrade = { $n ->
        [one] Uma mesa
       *[other] { $n } mesas
    } de { $game } { $n ->
        [one] passaria
       *[other] passariam
    } das regras { $theirs } para as regras { $ours }.
server-upgraded = { $n ->
        [one] Uma mesa
       *[other] { $n } mesas
    } de { $game } { $n ->
        [one] passou
       *[other] passaram
    } das regras { $theirs } para as regras { $ours }.
server-cannot-upgrade = A mesa { $id } não pode continuar com as regras desta versão ({ $code }): { $why }
server-no-database = Ainda não há banco de dados em { $db }: ele é criado quando o servidor inicia pela primeira vez. Nada foi alterado.
server-checked = { $n ->
        [one] Uma mesa em andamento foi verificada
       *[other] { $n } mesas em andamento foram verificadas
    }; { $failed ->
        [0] todas podem ser abertas.
        [one] uma não pode ser aberta.
       *[other] { $failed } não podem ser abertas.
    } Nada foi alterado.
server-not-opened = O servidor não abre, porque { $n ->
        [one] uma mesa não pode
       *[other] { $n } mesas não podem
    } continuar. Nada se perdeu. Inicie de novo a versão anterior ou deixe-as fechadas com --skip-failed.

## O que deu errado e o que fazer

error-bad-json = Isto não é JSON.
error-bad-request = O servidor não entende isto ({ $where }: { $what }).
error-too-big = Isto é grande demais; são possíveis no máximo { $most } bytes.
error-not-found = Não há nada aqui.
error-bad-method = Isto não pode ser feito aqui.
error-unknown-table = Esta mesa não existe. Confira o link.
error-forgotten = Esta mesa está no arquivo, porque ninguém vinha aqui havia muito tempo. Ela não abre com as regras e cartas que este servidor tem agora, mas a gravação da partida está guardada.
error-table-closed = Esta mesa começou com regras anteriores, e este servidor não consegue continuá-la. Nada se perdeu: fale com quem administra o servidor.
error-unknown-seat = Este lugar não existe nesta mesa.
error-unknown-content = Nesta mesa joga-se com o pacote de conteúdo “{ $name }”, que este servidor não tem agora. Nada se perdeu: peça a quem mantém o servidor que volte a incluir o pacote.
error-no-secret = É preciso o link de um lugar ou o dos espectadores.
error-key-used = Esta chave já foi usada para outro pedido. Invente uma nova.
error-wrong-secret = Este link não pertence a esta mesa. Confira se está completo.
error-not-your-seat = Este lugar não é seu.
error-cross-site = A página de outro site enviou isto. Abra o próprio Pelagia.
error-banned = Quem administra este servidor bloqueou este endereço.
error-muted = Quem administra este servidor silenciou você nesta mesa.
error-not-stuck = Esta mesa não está travada.
error-no-lesson = Aqui não há lição.
error-webhooks-off = Este servidor não envia avisos.
error-confirm-first = Isto termina a sua vez ou não pode ser desfeito. Confirme primeiro.
error-cannot-undo = Isto não pode ser desfeito: não foi a sua última escolha, ou algo foi revelado desde então. Você pode pedir aos outros para voltar atrás.
error-no-takeback = Não há nada para voltar atrás, ou ninguém pediu a sua concordância.
error-sealed-takeback = Desde então algo foi distribuído ou revelado, e um bot está substituindo alguém. Uma escolha assim só pode ser desfeita quando todos estiverem de volta.
error-stale-takeback = A mesa mudou nesse meio-tempo. Olhe de novo e então decida se quer voltar atrás.
error-too-far-back = O servidor não se lembra de tão longe: a partida começou com regras anteriores.
error-stale-deletion = A mesa mudou nesse meio-tempo. Olhe de novo e então decida se ela deve ser apagada.
error-no-deletion = Ninguém mais quer apagar esta mesa.
error-cannot-archive = Esta partida começou com regras anteriores, e por isso sua gravação não pode ser reproduzida: a mesa não voltaria mais do arquivo. Deixe que ela termine, ou apague a mesa de vez.
error-stale-wish = A mesa mudou nesse meio-tempo. Olhe para ela de novo e depois decida.
error-no-wish = Ninguém está pedindo isto, ou alguém está pedindo outra coisa.
error-seat-taken = Este lugar está ocupado. Escolha outro.
error-bad-name = Este nome não serve: ele tem caracteres que os outros não veem. Use só caracteres visíveis.
error-name-taken = Alguém nesta mesa já se chama “{ $name }”, ou quase isso. Escolha outro nome.
error-not-vanished = Um bot só pode assumir quando alguém faz a mesa esperar demais e não apareceu mais. Isso será possível em { $hours ->
        [0] { $minutes ->
            [one] um minuto
           *[other] { $minutes } minutos
        }
        [one] uma hora
       *[other] { $hours } horas
    }, no mínimo.
error-not-awaited = Ninguém está esperando por este lugar. Um bot só pode assumir por quem está na vez.
error-no-stand-in = Nesta mesa cada um leva o tempo que quiser, e ninguém é substituído por um bot.
error-weak-stand-in = Um bot que substitui alguém deve jogar pelo menos tão bem quanto “{ $bot }”.
error-not-playing = A partida não está em andamento: ainda há lugares livres, ou ela acabou.
error-not-finished = Isto é mostrado quando a partida acaba.
error-unfinished-record = Esta partida não terminou. Só é possível enviar gravações de partidas terminadas.
error-no-room = Este servidor está sem espaço para novas mesas e gravações. As partidas em andamento continuam.
error-too-many = Pedidos demais. Tente de novo em { $seconds ->
        [1] um segundo
       *[other] { $seconds } segundos
    }.
error-out-of-time = Isto demorou demais, e nada mudou. Tente de novo.
error-no-database = O servidor não consegue acessar o banco de dados agora. Nada mudou; tente de novo daqui a pouco.
error-overloaded = Há movimento demais aqui no momento. Nada mudou; tente de novo em instantes.
error-unwell = O servidor não consegue atender agora: { $what }.
error-server-error = Algo deu errado, e não foi culpa sua. Nada mudou; tente de novo.

## Linhas no registro de uma mesa

server-event-bot-late = { $seat } não teve tempo para pensar e escolheu depressa
server-event-bot-failed = { $seat } não conseguiu pensar; em vez disso, fez-se uma escolha rápida

## Linhas do registro de uma mesa que vêm das pessoas

server-note-takeback-asked = { $seat } pede para voltar atrás na última escolha
server-note-takeback-asked-named = { $seat } pede para voltar atrás: { $what }
server-note-deletion-asked = { $seat } quer apagar esta mesa
server-note-closing-asked = { $seat } quer encerrar a partida aqui
server-note-offer-asked = { $seat } quer oferecer um lugar a outra pessoa
server-note-agreed = { $seat } concorda
server-note-refused = { $seat } não concorda
server-note-withdrawn = { $seat } retira o pedido
server-note-undone = { $seat } volta atrás na última escolha
server-note-undone-named = Desfeito: { $what }
server-note-stood-in = Um bot substitui { $seat }
server-note-back = { $n ->
        [0] { $seat } voltou
        [one] { $seat } voltou; o bot fez uma escolha nesse meio-tempo
       *[other] { $seat } voltou; o bot fez { $n } escolhas nesse meio-tempo
    }
server-note-joined = { $seat } ocupou um lugar
server-note-offered = O lugar de { $seat } é de quem chegar primeiro
server-note-left = { $seat } deixou a mesa
server-note-closed = A partida foi encerrada de comum acordo

## Opções de “pelagia serve”

server-help-host = o endereço em que se escuta; padrão: { $default }, só esta máquina
server-help-port = a porta; 0 escolhe uma livre; padrão: { $default }
server-help-db = o banco de dados: um arquivo ou postgresql://…; padrão: { $default }
server-help-workers = processos para as regras e outros tantos para bots; padrão: { $default }
server-help-bot-seconds = quanto tempo um bot pode pensar; padrão: { $default }
server-help-rate = pedidos por segundo e cliente, 0 para sem limite; padrão: { $default }
server-help-new-rate = mesas novas por segundo e cliente, 0 para sem limite; padrão: { $default }
server-help-new-bytes-per-day = bytes de novas mesas e gravações por dia e cliente, 0 para sem limite; uma mesa conta 500.000; padrão: { $default }
server-help-most-bytes = tamanho do banco de dados, em bytes, a partir do qual nada novo é aceito, 0 para sem limite; padrão: { $default }
server-help-table-rate = escolhas, e linhas de conversa, por segundo e pessoa à mesa, 0 para sem limite; padrão: { $default }
server-help-sockets = conexões abertas ao mesmo tempo; padrão: { $default }
server-help-sockets-per-client = conexões abertas de um cliente; padrão: { $default }
server-help-live-minutes = quantos minutos alguém pode fazer uma mesa ao vivo esperar até que um bot possa assumir; padrão: { $default }
server-help-correspondence-days = o mesmo, em dias, para mesas por correspondência; padrão: { $default }
server-help-forget-days = arquiva mesas que ninguém olhou há tantos dias, 0 para nunca; padrão: { $default }
server-help-content = uma pasta com um pacote de conteúdo para novas mesas; pode ser dada várias vezes
server-help-browser = abre a página no navegador assim que ela estiver pronta, se houver uma tela
server-help-no-browser = não abre o navegador
server-help-check = verifica se todas as mesas guardadas podem continuar com as regras desta versão, diz o que aconteceria e não muda nada
server-help-skip-failed = abre mesmo que algumas mesas não possam continuar com as regras desta versão; elas ficam fechadas, e nada delas é apagado
server-help-webhooks = se os jogadores podem receber avisos da sua vez: não (off), só na internet pública (public) ou em qualquer endereço (any); padrão: off
server-help-log-level = o que vai para o log: debug, info, warning ou error; padrão: { $default }
server-help-operator-secret-file = um arquivo com o segredo da interface de quem administra (docs/hosting.md); ou PELAGIA_OPERATOR no ambiente
server-help-proxy = confiar neste proxy (um endereço, ou uma rede como 172.17.0.0/16) para saber os endereços dos clientes; pode ser dado várias vezes; sem valor, um desta máquina
server-help-origin = o endereço público da página, como https://jogos.example: necessário atrás de um proxy que não repassa Host; pode ser dado várias vezes
