/** Waits for all; unlike with `Promise.all`, nothing is still starting when it throws. */
export async function allOf<const Started extends readonly unknown[]>(
  started: Started,
): Promise<{ -readonly [Key in keyof Started]: Awaited<Started[Key]> }> {
  await Promise.allSettled(started);
  return Promise.all(started);
}
