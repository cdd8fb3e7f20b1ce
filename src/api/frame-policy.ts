/** Content-Security-Policy of every answer that is no page: pages and files say what they need instead. */
export const nothingIsShown = "default-src 'none'; frame-ancestors 'none'";
