import { defineEntity, p } from '@mikro-orm/core'
import { edited, handled, moment } from '../../../kernel/sql/columns.js'
import { rescueTable as fields, RescueLoss, RescueState } from './fields.js'

const MOBILE = "~ '^1[3-9][0-9]{9}$'"

export const AdministratorRescue = defineEntity({
  name: 'AdministratorRescue',
  tableName: 'administrator_rescue',
  comment: '找回管理员：平台运营为公司唯一的、丢失了登录手段的管理员找回账号；属于平台，不属于公司',
  properties: {
    id: p.uuid().primary().comment('主键'),
    forCompanyId: p.uuid().comment('为哪家公司找回'),
    memberId: p.uuid().comment('找回的管理员的任职；公司删除后已不存在'),
    userId: p.uuid().comment('找回的管理员'),
    userName: p.text().comment('申请时管理员的姓名'),
    oldMobile: p.text().check(`old_mobile ${MOBILE}`).comment('申请时管理员的手机号'),
    newMobile: p.text().check(`new_mobile ${MOBILE}`).strictNullable().comment('生效后的手机号；不变则为空'),
    loss: p.enum(() => RescueLoss).comment(fields.loss.label),
    reason: p.text().check('length(reason) between 1 and 500').comment(fields.reason.label),
    proofUrls: p.array().columnType('text[]').comment('证明材料的链接，都属于平台运营'),
    state: p
      .enum(() => RescueState)
      .default(RescueState.APPLIED)
      .comment(fields.state.label),
    hands: handled.hands.comment('经手人：申请过的人，不能由他们确认'),
    appliedByName: p.text().comment(fields.appliedByName.label),
    confirmedBy: p.uuid().strictNullable().comment('确认的人'),
    confirmedByName: p.text().strictNullable().comment('确认的人的姓名'),
    confirmedAt: moment().strictNullable().comment(fields.confirmedAt.label),
    dueAt: moment().strictNullable().comment('等待期满、可以生效的时间'),
    endedBy: p.uuid().strictNullable().comment('办结的人；到期由系统办结的为空'),
    endedByName: p.text().strictNullable().comment('办结的人的姓名'),
    endedAt: moment().strictNullable().comment(fields.endedAt.label),
    endReason: p.text().strictNullable().comment(fields.endReason.label),
    ...edited,
  },
  uniques: [{ properties: ['userId'], where: "state in ('APPLIED', 'WAITING')" }],
  checks: [
    { expression: "(loss = 'FACTOR') = (new_mobile is null) and new_mobile is distinct from old_mobile" },
    { expression: 'cardinality(proof_urls) between 1 and 6' },
    { expression: 'cardinality(hands) > 0 and user_id <> all (hands)' },
    {
      expression:
        'confirmed_by is null or confirmed_by <> all (hands) and confirmed_by <> user_id and due_at > confirmed_at',
    },
    {
      expression:
        '(confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (due_at is null) and (confirmed_by is null) = (confirmed_by_name is null)',
    },
    { expression: "state not in ('WAITING', 'DONE') or confirmed_by is not null" },
    { expression: "state not in ('APPLIED', 'REFUSED') or confirmed_by is null" },
    { expression: "(state in ('APPLIED', 'WAITING')) = (ended_at is null)" },
    { expression: "state not in ('REFUSED', 'STOPPED', 'FAILED') or end_reason is not null" },
    { expression: "state <> 'DONE' or ended_at >= due_at" },
  ],
})
