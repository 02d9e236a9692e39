/** Every permission key once, with its Chinese label (000 §6, 001 §6, and the access column of the REST contract). */
export const permissionLabels = {
  'chain:garbagecustomersales:add': '扫卡、生成回执与结算',
  'chain:garbagecustomersales:del': '删除扫卡与结算',
  'chain:garbagecustomersales:edit': '编辑交卡与结算',
  'chain:garbagecustomersales:get': '查看交卡与结算',
  'chain:companywaybill:get': '查看运单',
  'chain:companywaybill:add': '新增运单',
  'chain:companywaybill:edit': '编辑运单',
  'chain:companywaybill:del': '删除运单',
  'chain:companywaybill:audit': '审核运单修改',
  'chain:drivertruckgps:key': '管理设备密钥',
  'chain:directPayPriceSet:add': '申请直付价',
  'chain:directPayPriceSet:edit': '编辑直付价',
  'chain:directPayPriceSet:del': '删除直付价',
  'chain:directPayPriceSet:get': '查看直付价',
  'chain:directPayPriceSet:audit': '审核直付价',
  'chain:directPayPriceSet:disabled': '失效直付价',
  'chain:companypayment:add': '新增付款',
  'chain:companypayment:edit': '编辑付款',
  'chain:companypayment:del': '删除付款',
  'chain:companypayment:get': '查看付款',
  'sys:user:index': '用户列表',
  'sys:user:get': '查看用户',
  'sys:user:add': '新增用户',
  'sys:user:edit': '编辑用户',
  'sys:user:del': '删除用户',
  'sys:user:password': '重置他人密码',
  'sys:log:index': '操作日志',
  'sys:log:del': '删除操作日志',
  'sys:loglogin:index': '登录日志列表',
  'sys:loglogin:add': '新增登录日志',
  'sys:loglogin:edit': '编辑登录日志',
  'sys:loglogin:get': '查看登录日志',
  'sys:loglogin:del': '删除登录日志',
} as const

export type Permission = keyof typeof permissionLabels

export const allPermissions = Object.keys(permissionLabels) as Permission[]

/** What a captain (role 1) may do without any role of a company: read what is his own. */
export const captainPermissions: Permission[] = ['chain:companywaybill:get', 'chain:garbagecustomersales:get']
