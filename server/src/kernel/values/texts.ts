/** Messages of verbs that were carried out. */
export const doneTexts = { added: '添加成功', saved: '修改成功', deleted: '删除成功', done: '操作成功' } as const

/** Words for what is missing in an input, or is not of its kind. */
export const inputTexts = {
  enter: (what: string) => `请输入${what}`,
  choose: (what: string) => `请选择${what}`,
  notText: (what: string) => `${what}须为文本`,
  notNumber: (what: string) => `${what}须为数字`,
  notList: (what: string) => `${what}须为列表`,
  wrong: (what: string) => `${what}有误`,
  tooLong: (what: string, max: number) => `${what}长度不能超过${max}个字符`,
  version: '请提供版本号',
  mobile: '请输入正确的手机号',
  mail: '请输入正确的邮箱',
  tooMany: (what: string, max: number) => `${what}一次最多${max}条`,
  conditionTooLong: '查询条件过长',
} as const

/** Names of moves that machines of several domains have. */
export const moveTexts = {
  edit: '修改',
  void: '作废',
  approve: '审核通过',
  reject: '驳回',
  withdraw: '撤回',
  delete: '删除',
  cancel: '取消',
} as const

/** Names of states that rows of several domains are in. */
export const stateTexts = {
  pending: '待审核',
  approved: '已审核',
  rejected: '已驳回',
  voided: '已作废',
  withdrawn: '已撤回',
} as const

/** Advice that goes with refusals of several domains. */
export const adviceTexts = { askAnother: '请另一个有审核权限的人审核', chooseAgain: '请刷新后重新选择' } as const

/** Refusal of a number that has two readings. */
export const twoReadings = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成不含分隔符的数字`

/** Refusal of a time that has two readings. */
export const twoMoments = (text: string, [one, other]: readonly [string, string]): string =>
  `“${text.trim()}”可以读作${one}或${other}，请写成24小时制的时间`

/** Refusal of a text that is no address of a file. */
export const addressInvalid = (label: string): string => `${label}须为文件的地址`

/** Refusal of an address at a host that is not configured. */
export const hostUnknown = (label: string, host: string): string =>
  `${label}须先上传到本系统；网站“${host}”未登记，不能引用`
