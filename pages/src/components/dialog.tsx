import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';
import type { Action } from '../use-action.ts';
import { ProblemNote } from './problem-note.tsx';

export interface DialogProps {
  title: string;
  /** Runs on confirmation. The dialog stays open until it ends, so that the outcome is seen. */
  action: Action;
  confirm: string;
  tone: 'primary' | 'danger';
  /** Below what went wrong: what can be done about it. */
  help?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal dialog: the browser keeps the focus inside, and it goes back to where it came from. */
export function Dialog({ title, action, confirm, tone, help, onClose, children }: DialogProps) {
  const messages = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      // The browser does not do it for a dialog that is taken away.
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const close = () => {
    if (!action.busy) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <ProblemNote problem={action.problem}>{help}</ProblemNote>
      <div class="actions end">
        <button type="button" aria-disabled={action.busy} onClick={close}>
          {messages.cancel}
        </button>
        <button type="button" class={tone} aria-disabled={action.busy} onClick={action.run}>
          {action.busy ? messages.review.working : confirm}
        </button>
      </div>
    </dialog>
  );
}
