import { pick } from '../../kernel/fields.js'
import { loginTable } from '../../modules/identity/login-log/fields.js'
import { operationTable } from '../../modules/identity/operation-log/fields.js'
import { membersOf } from '../members.js'
import { rowOf, same } from '../rows.js'
import { text } from '../shapes.js'

const { serviceId, ...operation } = operationTable
const before = pick(operation, 'id', 'type', 'title', 'remoteAddr', 'requestUri', 'method', 'createBy')
const behind = pick(operation, 'time', 'createTime', 'exception')

/** A line of the operation log with every field of 001 §3; the part of the program has no number. */
export const operationMembers = rowOf({
  ...Object.fromEntries(membersOf(before)),
  serviceId: [text(`${serviceId.label}：WEB 网页，GRAPHQL，REST，JOB 后台任务`), same('serviceId')],
  ...Object.fromEntries(membersOf(behind)),
})

/** A line of the login log with every field of 001 §3. */
export const loginMembers = rowOf(Object.fromEntries(membersOf(loginTable)))
