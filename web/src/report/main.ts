import './report.css';
import { mount } from 'svelte';
import type { Data } from './data';
import Report from './Report.svelte';

const target = document.getElementById('report');
const data = JSON.parse(document.getElementById('data')?.textContent ?? 'null') as Data | null;
if (target && data) mount(Report, { target, props: { data } });
