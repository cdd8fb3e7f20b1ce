/** PDF knows no exponents, and more than three decimals are invisible. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
