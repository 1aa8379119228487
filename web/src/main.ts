import '@fontsource-variable/inter/wght.css';
import '@fontsource/marcellus/latin-400.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './lib/offline';
import { learn } from './lib/text.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
keepForOffline();
await learn();
export default mount(App, { target });
