import { plainTime } from '../../kernel/values/clock.js'
import { defineDomain } from '../domain.js'
import { edgesOf } from '../edge.js'
import { companyEdge, identity, type NewDeviceListener, newDevices, type Telling, telling } from '../identity/index.js'
import { type NodeType, nodeEdgesOf } from '../node/index.js'
import { keptMessages } from './message/message.list.queries.js'
import { MessageResolver, UnreadResolver } from './message/message.resolver.js'
import { MessageService } from './message/message.service.js'
import { MessageView } from './message/message.view.js'
import { people, tell } from './message/send.js'
import { PreferenceResolver } from './preference/preference.resolver.js'
import { PreferenceService } from './preference/preference.service.js'

export { messagesOfProjects } from './message/message.list.queries.js'
export { captains, everybody, holdersOf, type News, people, tell } from './message/send.js'

/** Types of the records that messages are about and that are found by their ids. */
const nodesOf = new Map<string, `${NodeType}`>([
  ['card', 'CARD'],
  ['payment', 'PAYMENT'],
  ['settlement', 'SETTLEMENT'],
])

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
    ...edgesOf(MessageView, companyEdge),
    ...nodeEdgesOf(MessageView, {
      name: 'record',
      by: 'entityId',
      typeOf: ({ entity }) => nodesOf.get(entity ?? ''),
      label: '所涉对象：当前公司的结算卡、结算单或付款单；其他的为空',
    }),
  ],
  retention: () => [keptMessages],
  fills: [telling.with(tellings), newDevices.with(tellOfDevice)],
})
