import '../start/older-browsers.ts';
import { render } from 'preact';
import { makeTranslatable } from '../languages/translatable.ts';
import { readAddress } from './address.ts';
import { VerifyApp } from './verify-app.tsx';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/form.css';
import '../styles/panels.css';
import '../styles/contrast.css';
import './verify.css';
import '../styles/whole.css';

const container = document.getElementById('page');
if (container) {
  makeTranslatable();
  render(<VerifyApp address={readAddress(location)} />, container);
}
