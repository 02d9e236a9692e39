import { defineDomain } from '../domain.js'
import { newDevices, telling } from '../identity/index.js'
import { MessageResolver, UnreadResolver } from './message/message.resolver.js'
import { MessageService } from './message/message.service.js'
import { keptMessages } from './message/retention.queries.js'
import { tellings, tellOfDevice } from './message/tellings.js'
import { PreferenceResolver } from './preference/preference.resolver.js'
import { PreferenceService } from './preference/preference.service.js'

export { messagesOfProjects } from './message/project-uses.queries.js'
export { captains, everybody, holdersOf, type News, people, tell } from './message/send.js'

/** What people are told inside the product. */
export const message = defineDomain({
  name: 'message',
  services: ({ ground: { database, clock } }) => ({
    messages: new MessageService(database, clock),
    messagePreferences: new PreferenceService(database),
  }),
  resolvers: ({ messages, messagePreferences }) => [
    new MessageResolver(messages),
    new UnreadResolver(messages),
    new PreferenceResolver(messagePreferences),
  ],
  retention: () => [keptMessages],
  fills: [telling.with(tellings), newDevices.with(tellOfDevice)],
})
