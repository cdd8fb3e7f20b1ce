import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe holds against the page as it stands, by WCAG 2.2 AA and its own best practices.
 * @param without rules that do not apply to what is looked at
 */
export async function axeViolations(page: Page, without: string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().disableRules(without);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
