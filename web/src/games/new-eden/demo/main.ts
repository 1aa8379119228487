import '@fontsource-variable/inter/wght.css';
import '@fontsource/marcellus/latin-400.css';
import '../../../app.css';
import { mount } from 'svelte';
import Demo from './Demo.svelte';

export default mount(Demo, { target: document.body });
