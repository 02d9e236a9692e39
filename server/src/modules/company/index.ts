import { defineDomain } from '../domain.js'
import { identity } from '../identity/index.js'
import { companyErrors } from './errors.js'
import { RegistrationResolver } from './registration/registration.resolver.js'
import { RegistrationService } from './registration/registration.service.js'

/** Companies, and how a stranger becomes one. */
export const company = defineDomain({
  name: 'company',
  errors: companyErrors,
  services(world) {
    const { database, clock } = world.ground
    const { codes } = world.of(identity)
    return { registrations: new RegistrationService(database, clock, (mobile, code) => codes.spend(mobile, code)) }
  },
  resolvers: ({ registrations }) => [new RegistrationResolver(registrations)],
})
