import { Message } from './message/message.entity.js'
import { MessageMute } from './preference/preference.entity.js'

/** Tables that this domain owns. */
export const messageEntities = [Message, MessageMute] as const
