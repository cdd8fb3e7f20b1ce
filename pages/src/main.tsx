import './start/older-browsers.ts';
import { render } from 'preact';
import { makeProofToken } from './api/proof-token.ts';
import { makeSigningClient } from './api/client.ts';
import { App } from './app.tsx';
import { loadAhead } from './document/pdf.ts';
import { dropExpired } from './keep-draft.ts';
import { makeTranslatable } from './languages/translatable.ts';
import { MessagesProvider } from './messages/messages-provider.tsx';
import { watchForPerson } from './person.ts';
import { tokenFromPath } from './token.ts';
import './styles/base.css';
import './styles/panels.css';
import './styles/layout.css';
import './styles/form.css';
import './styles/acting.css';
import './styles/signature.css';
import './styles/document.css';
import './styles/dialog.css';
import './styles/places.css';
import './styles/bars.css';
import './styles/contrast.css';
import './styles/print.css';
import './styles/whole.css';

watchForPerson();
const container = document.getElementById('page');
const token = tokenFromPath(location.pathname);
const client =
  token === undefined
    ? undefined
    : makeSigningClient(location.origin, token, makeProofToken(token));
dropExpired();
if (container) {
  makeTranslatable();
  render(
    <MessagesProvider>
      <App client={client} />
    </MessagesProvider>,
    container,
  );
}
// It runs while the session is on its way, and the consent is read.
if (client) loadAhead();
