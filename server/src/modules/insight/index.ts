import { defineDomain } from '../domain.js'
import { WelcomeResolver } from './welcome/welcome.resolver.js'
import { WelcomeService } from './welcome/welcome.service.js'

/** Figures over what the other domains hold. */
export const insight = defineDomain({
  name: 'insight',
  services: ({ ground: { database, clock } }) => ({ welcome: new WelcomeService(database, clock) }),
  resolvers: ({ welcome }) => [new WelcomeResolver(welcome)],
})
