// The page on which programmers try the server's requests. It is no part of the game: nothing else loads it.
import show from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

show({
  url: '/api/openapi.json',
  dom_id: '#interface',
  deepLinking: true,
  defaultModelsExpandDepth: 0, // the schemas of four boards are long
  docExpansion: 'list',
  persistAuthorization: false, // the secret of a seat stays out of the browser's storage
  validatorUrl: null, // it would send the description to strangers
});
