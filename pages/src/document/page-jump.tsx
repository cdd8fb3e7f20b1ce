import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useMessages } from '../messages/use-messages.ts';

interface PageJumpProps {
  frame: RefObject<HTMLElement | null>;
  count: number;
}

/** Which page is in the middle of the screen, and a way to any other. */
export function PageJump({ frame, count }: PageJumpProps) {
  const messages = useMessages().place;
  const current = useCurrentPage(frame, count);
  const [typed, setTyped] = useState<string>();
  const jump = () => {
    const number = Number(typed);
    setTyped(undefined);
    if (!Number.isInteger(number) || number < 1) return;
    const page = document.getElementById(`page-${Math.min(number, count)}`);
    page?.scrollIntoView({ block: 'start' });
  };
  return (
    <form
      class="page-jump"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <label>
        <span class="quiet">{messages.pageNumber}</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(current)}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onBlur={jump}
        />
      </label>
      <span class="quiet">{messages.ofPages(count)}</span>
    </form>
  );
}

function useCurrentPage(frame: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const middle = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
        if (middle !== undefined) setCurrent(Number(middle.slice('page-'.length)));
      },
      { rootMargin: '-49% 0px -50%' },
    );
    for (const page of frame.current?.querySelectorAll('.pdf-page') ?? []) observer.observe(page);
    return () => observer.disconnect();
  }, [frame, count]);
  return current;
}
