import { defineDomain } from '../domain.js'
import { identity } from '../identity/index.js'
import { companyErrors } from './errors.js'
import { companyPermissions } from './permissions.js'
import { publishedByCompany } from './published.js'
import { RegistrationResolver } from './registration/registration.resolver.js'
import { RegistrationService } from './registration/registration.service.js'
import { CompanySettingsResolver } from './settings/company-settings.resolver.js'
import { CompanySettingsService } from './settings/company-settings.service.js'

export { companyIds } from './companies.queries.js'
export { lockCompany } from './settings/company-settings.queries.js'
export { defaultShifts, wantsFourEyes, wantsPayeeCheck } from './settings/decided.js'
export { settingsOf } from './settings/decided.sql.js'

/** Companies, how a stranger becomes one, and what they decide for themselves. */
export const company = defineDomain({
  name: 'company',
  errors: companyErrors,
  permissions: companyPermissions,
  published: publishedByCompany,
  services(world) {
    const { database, clock, run } = world.ground
    const { codes } = world.of(identity)
    return {
      registrations: new RegistrationService(database, clock, (mobile, code) => codes.spend(mobile, code)),
      companySettings: new CompanySettingsService(database, run),
    }
  },
  resolvers: ({ registrations, companySettings }) => [
    new RegistrationResolver(registrations),
    new CompanySettingsResolver(companySettings),
  ],
})
