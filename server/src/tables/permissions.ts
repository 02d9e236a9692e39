import { areaOf, grantablePermissions, labelOf } from '../kernel/command/permissions.js'
import { standardRoles } from '../modules/identity/index.js'

const HELD = '●'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/**
 * Page docs/permissions.md: every permission of roles by area, and the standard roles that have it. Needs the loaded
 * domains.
 */
export function permissionsDocument(): string {
  const roles = standardRoles().map(({ name, permissions }) => ({ name, keys: new Set(permissions) }))
  const head = [row(['权限', '键', ...roles.map(({ name }) => name)]), row(['---', '---', ...roles.map(() => ':-:')])]
  const areas = [...Map.groupBy(grantablePermissions(), areaOf)].flatMap(([area, keys]) => [
    '',
    `## ${area}`,
    '',
    ...head,
    ...keys.map((key) => row([labelOf(key), `\`${key}\``, ...roles.map(({ keys }) => (keys.has(key) ? HELD : ''))])),
  ])
  return [
    '# Permissions',
    '',
    'Which standard role holds which permission in a company that has changed nothing; written by `npm run permissions` from what the domains',
    'declare and from `server/src/modules/identity/role/standard-roles.ts`. A company changes its roles on 角色管理, all but 管理员, who has every',
    'permission for good. Whatever begins with `platform:` is in no role of a company.',
    ...areas,
    '',
  ].join('\n')
}
