/**
 * For pages that show a signing page in a frame of theirs (docs/embedding.md). It is loaded as a
 * plain script and adds one object to the window.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);

  /**
   * Shows a signing page in `container`, as large as that is. `onEvent` is given `{event,
   * document_id}` with the events `signed`, `declined`, `delegated` and `closed`.
   * @throws {TypeError} when `url` is not one of this service's signing pages
   */
  function open({ url, container, title = 'Document to be signed', onEvent }) {
    if (new URL(url).origin !== origin) throw new TypeError(`The url must begin with ${origin}`);
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = title;
    frame.referrerPolicy = 'no-referrer';
    // Passkeys, where the sender asks for them.
    frame.allow = `publickey-credentials-create ${origin}; publickey-credentials-get ${origin}`;
    frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
    const listen = (message) => {
      if (message.source !== frame.contentWindow || message.origin !== origin) return;
      const { source, ...event } = message.data ?? {};
      if (source === 'countersign') onEvent?.(event);
    };
    addEventListener('message', listen);
    container.append(frame);
    return {
      /** Takes the frame away. What was typed stays on the reader's device. */
      remove() {
        removeEventListener('message', listen);
        frame.remove();
      },
    };
  }

  window.Countersign = { open };
})();
