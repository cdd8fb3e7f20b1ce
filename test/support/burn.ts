/** Never ends, whatever it is given: what a file can come to that keeps a parser busy. */
export {};
for (;;);
