import { describeEnum } from '../../kernel/graphql.js'
import { kindLabels, MessageKinds } from './kinds.js'

describeEnum('MessageKind', MessageKinds, '消息类型', kindLabels)

export { MessageKinds }
