import { plainTime } from '../../../kernel/values/clock.js'
import { identity, type NewDeviceListener, type Telling } from '../../identity/index.js'
import { people, tell } from './send.js'

/** What identity has to tell people in the name of a company. */
export const tellings: Telling = {
  invited: (happening, { userId, membershipId, ...params }) =>
    tell(happening, {
      kind: 'INVITED',
      to: people([userId]),
      params,
      about: { entity: 'membership', id: membershipId },
    }),
}

/** Whoever signs in where he has not been before is told, in case it was not he. */
export const tellOfDevice: NewDeviceListener = async (world, em, { userId, sessionId, device, remoteAddr, at }) => {
  const place = world.of(identity).ipPlaces.known(remoteAddr) ?? remoteAddr
  await tell(
    { em, now: at },
    { kind: 'NEW_DEVICE', to: people([userId]), params: { time: plainTime(at), device, place }, event: sessionId },
  )
}
