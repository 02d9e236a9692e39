import { defineDomain } from '../domain.js'
import { identity, PAID } from '../identity/index.js'
import { importingOf } from '../import/index.js'
import { staffImport } from './definition.js'
import { StaffImportWork } from './work.js'

/** People who come in by spreadsheet: apart from the people themselves, since imports need those who bring them in. */
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
