import { allPermissions, type Permission } from '../../../kernel/command/permissions.js'
import { registrationTexts as texts } from './texts.js'

interface StandardRole {
  name: string
  permissions: readonly Permission[]
}

const select = (pattern: RegExp): Permission[] => allPermissions().filter((key) => pattern.test(key))

/** The named roles that every company starts with (decisions §2). */
export const standardRoles = (): readonly StandardRole[] => [
  { name: texts.administrator, permissions: allPermissions() },
  { name: '结算员', permissions: select(/^chain:(garbagecustomersales|companywaybill|companyticket):(?!audit)/) },
  {
    name: '审核员',
    permissions: select(
      /^chain:(.+:audit|(garbagecustomersales|companywaybill|companyticket|directPayPriceSet):get|directPayPriceSet:disabled)$/,
    ),
  },
  { name: '出纳', permissions: select(/^chain:(companypayment:.+|(garbagecustomersales|companywaybill):get)$/) },
  { name: '只读', permissions: select(/:get$/) },
]
