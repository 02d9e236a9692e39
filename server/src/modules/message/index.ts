import { plainTime } from '../../kernel/values/clock.js'
import { defineDomain } from '../domain.js'
import { identity, type NewDeviceListener, newDevices, type Telling, telling } from '../identity/index.js'
import { keptMessages } from './message/message.list.queries.js'
import { MessageResolver, UnreadResolver } from './message/message.resolver.js'
import { MessageService } from './message/message.service.js'
import { people, tell } from './message/send.js'
import { PreferenceResolver } from './preference/preference.resolver.js'
import { PreferenceService } from './preference/preference.service.js'

export { messagesOfProjects } from './message/message.list.queries.js'
export { captains, everybody, holdersOf, type News, people, tell } from './message/send.js'

/** Messages of the domain identity in the name of a company. */
const tellings: Telling = {
  invited: (happening, { userId, membershipId, ...params }) =>
    tell(happening, {
      kind: 'INVITED',
      to: people([userId]),
      params,
      about: { entity: 'membership', id: membershipId },
    }),
}

/** Tells a person about a sign-in from a new device, since it may have been somebody else. */
const tellOfDevice: NewDeviceListener = async (world, em, { userId, sessionId, device, remoteAddr, at }) => {
  const place = world.of(identity).ipPlaces.known(remoteAddr) ?? remoteAddr
  await tell(
    { em, now: at },
    { kind: 'NEW_DEVICE', to: people([userId]), params: { time: plainTime(at), device, place }, event: sessionId },
  )
}

/** Messages to people inside the product. */
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
