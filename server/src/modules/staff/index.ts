import { defineDomain } from '../domain.js'
import { identity, PAID } from '../identity/index.js'
import { importingOf } from '../import/index.js'
import { staffImport } from './definition.js'
import { StaffImportWork } from './work.js'

/** Import of people, in a domain of its own, since the domain of imports depends on that of people. */
export const staff = defineDomain({
  name: 'staff',
  services(world) {
    const { users, invitations } = world.of(identity)
    const work = new StaffImportWork(
      (tx, standing, input) => users.wanted(tx, standing, input, PAID),
      (shown) => invitations.toll(shown),
    )
    return { staffImporting: importingOf(world, staffImport, work) }
  },
  imports: ({ staffImporting }) => [staffImporting],
})
