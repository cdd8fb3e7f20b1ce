import { Option, type Command } from 'commander';
import { memberRoles } from '../domain/member/member.ts';
import type { MemberOptions, NewMemberOptions, OrgOptions } from './run/member.ts';

/** `countersign member`: who belongs to a workspace, and as what. */
export function registerMember(program: Command): void {
  const member = program.command('member').description('members of a workspace');
  const command = (name: string, description: string) =>
    member
      .command(name)
      .description(description)
      .requiredOption('--org <id>', 'workspace (org_…)')
      .option('--json', 'print one JSON object');

  const entries = {
    add: 'add a member who is active at once',
    invite: 'add a member who is active once they accept',
  };
  for (const verb of ['add', 'invite'] as const) {
    command(verb, entries[verb])
      .requiredOption('--email <email>', 'email address')
      .addOption(role())
      .option('--name <name>', 'name; without it the email address is shown')
      .action(async (options: NewMemberOptions) => {
        const { enterMember } = await import('./run/member.ts');
        await enterMember(verb, options);
      });
  }

  const changes = {
    accept: 'make an invited or suspended member active',
    suspend: 'refuse a member’s keys until they are accepted again',
    remove: 'remove a member; documents and templates go to an owner',
    role: 'change a member’s role',
  };
  for (const verb of ['accept', 'suspend', 'remove', 'role'] as const) {
    const change = command(verb, changes[verb]);
    change.requiredOption('--member <id>', 'member (mem_…)');
    if (verb === 'role') change.addOption(role());
    change.action(async (options: MemberOptions) => {
      const { changeMember } = await import('./run/member.ts');
      await changeMember(verb, options);
    });
  }

  command('list', 'list members by role').action(async (options: OrgOptions) => {
    const { listOrgMembers } = await import('./run/member.ts');
    await listOrgMembers(options);
  });
}

function role(): Option {
  return new Option('--role <role>', 'what they may do').choices(memberRoles).makeOptionMandatory();
}
