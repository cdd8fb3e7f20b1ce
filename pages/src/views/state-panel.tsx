import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { SessionContext } from '../session-context.ts';

interface StatePanelProps {
  tone: 'good' | 'wait' | 'stop';
  title: string;
  lead: string;
  children?: ComponentChildren;
}

const iconPaths = {
  good: 'M5 12.5l4.5 4.5L19 7.5',
  wait: 'M12 7v5.500l3.500 2',
  stop: 'M12 7v6M12 16.500v.01',
};

/** How things stand, in one heading and one sentence. The icon repeats what the words say. */
export function StatePanel({ tone, title, lead, children }: StatePanelProps) {
  useDocumentTitle(title);
  return (
    <div class={`card state ${tone}`}>
      <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
        {tone === 'wait' && <circle cx="12" cy="12" r="9" />}
        <path d={iconPaths[tone]} />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{lead}</p>
      {children}
    </div>
  );
}

/**
 * Names the tab after the view and the document, so that a list of tabs tells them apart: in the
 * same turn as the heading, so that nobody finds the one without the other.
 */
export function useDocumentTitle(title: string): void {
  const of = useContext(SessionContext)?.session.document.title;
  useLayoutEffect(() => {
    document.title = [title, of, 'Countersign'].filter((part) => !!part).join(' · ');
  }, [title, of]);
}
