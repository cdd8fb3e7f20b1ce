export { documentLifecycle } from './document-lifecycle.ts';
