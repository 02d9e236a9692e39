// The domains say what can be permitted.
import '@tufang/server/domains'
import { allPermissions } from '@tufang/server/kernel/command/permissions'

const select = (pattern: RegExp): string[] => allPermissions().filter((key) => pattern.test(key))

export type RoleName = '管理员' | '结算员' | '审核员' | '出纳' | '只读'

/** The named roles that every company starts with (decisions 2). */
export const ROLES: Record<RoleName, readonly string[]> = {
  管理员: allPermissions(),
  结算员: select(/^chain:(garbagecustomersales|companywaybill|companyticket):(?!audit)/),
  审核员: select(
    /^chain:(.+:audit|(garbagecustomersales|companywaybill|companyticket|directPayPriceSet):get|directPayPriceSet:disabled)$/,
  ),
  出纳: select(/^chain:(companypayment:.+|(garbagecustomersales|companywaybill):get)$/),
  只读: select(/:get$/),
}
