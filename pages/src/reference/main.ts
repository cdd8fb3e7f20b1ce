import 'openapi-explorer';
import './reference.css';
import { withoutLongPatterns } from './long-patterns.ts';

/** What is used of the element's interface; its package has no types. */
interface OpenApiExplorer extends HTMLElement {
  loadSpec(document: object): Promise<void>;
  setAuthenticationConfiguration(scheme: string, values: { token: string }): Promise<void>;
}

const explorer = document.querySelector<OpenApiExplorer>('openapi-explorer');
const field = document.querySelector<HTMLInputElement>('#api-key');
const form = document.querySelector<HTMLFormElement>('#key-form');

/** Requests that are tried take the key from the field at the top, as the scheme `apiKey`. */
async function show(): Promise<void> {
  if (!explorer || !field || !form) return;
  const response = await fetch('/api/v1/openapi.json');
  await explorer.loadSpec(withoutLongPatterns(await response.json()) as object);
  const applyKey = () =>
    explorer.setAuthenticationConfiguration('apiKey', { token: field.value.trim() });
  field.addEventListener('input', () => void applyKey());
  form.addEventListener('submit', (event) => event.preventDefault());
  await applyKey();
}

void show();
