import { commonTexts } from '../ui/texts'

const figure = (value: number): string => value.toLocaleString('en-US')

const { save, remove: removeShort, retry, field: fields, yes, no, noValue: blank, yuan } = commonTexts

export const texts = {
  ...{ save, removeShort, retry, fields, yes, no, blank, yuan },
  title: '土方通 GraphQL 调试台',
  token: '访问令牌',
  tokenPlaceholder: '可不填：使用当前登录。也可粘贴只读的访问令牌',
  signedIn: '使用当前登录',
  withToken: '使用访问令牌',
  notSignedIn: '尚未登录，请先登录或填写访问令牌',
  signIn: '登录',
  clear: '清除',
  expired: '登录已过期，请在系统中重新登录后再试',
  failed: '操作失败，请稍后重试',
  library: '题库',
  searchLibrary: '搜索题目、说明或已保存的查询',
  foundQuestions: (count: number) => (count > 0 ? `找到${count}道题目` : '没有符合的题目，换个词试试'),
  variables: '变量',
  saved: '已保存的查询',
  noneSaved: '还没有保存的查询。写好语句后，在下方命名保存。',
  ownQuery: (shared: boolean) => (shared ? '本人，已共享给全公司' : '本人'),
  sharedBy: (name: string) => `${name}共享`,
  queryName: '查询名称，最多20个字',
  share: '共享给全公司',
  remove: (name: string) => `删除“${name}”`,
  savedAs: (name: string) => `已保存“${name}”`,
  removed: (name: string) => `已删除“${name}”`,
  removeNow: '确认删除',
  keep: '不删除',
  searchFields: '按中文名称搜索字段，例如 应收、出场时间',
  fieldsHint: '输入中文名称或英文名称；选择后写入光标所在处。',
  foundFields: (count: number) => (count > 0 ? `找到${count}个字段` : '没有符合的字段'),
  reachedBy: (names: string) => `见 ${names}`,
  unfinished: '语句还不完整，写完后显示用量',
  unfinishedVariables: '变量还不是完整的 JSON，写完后显示用量',
  cost: (asked: number, limit: number, left: number | null) =>
    `用量 ${figure(asked)}，上限 ${figure(limit)}${left === null ? '' : `，本分钟还可用 ${figure(left)}`}`,
  costTooHigh: (asked: number, limit: number) =>
    `用量 ${figure(asked)} 超过上限 ${figure(limit)}：请减少每页条数或字段，或缩短时间范围`,
  costUnknown: '暂时不能计算用量',
  query: '查询语句',
  jsonAnswer: 'JSON 结果',
  answer: '结果',
  views: '结果的形式',
  view: { json: 'JSON', table: '表格', chart: '图表' },
  notSaved: '未能保存为 .xlsx，请刷新页面后重试，或保存为 .csv',
  rows: (lines: number, rows: number, total: number | null) =>
    total !== null && total > rows
      ? `${figure(lines)}行，共${figure(total)}条中的${figure(rows)}条`
      : `${figure(lines)}行`,
  refused: (message: string) => `未能得到结果：${message}`,
  notAsked: '运行后在此查看结果：Ctrl+Enter，或点击运行按钮。',
  noRows: '没有符合条件的数据，可放宽查询条件或时间范围。',
  nothingToDraw: '结果中没有数字，不能画图；可查看表格。',
  tooDear: '请减少每页条数（page.size）或字段，或缩短时间范围；要全部数据可用批量查询（startBulkQuery）或导出。',
  requestId: (id: string) => `请求编号 ${id}`,
  firstOnly: (name: string) => `语句查询了几项，此处显示第一项（${name}）；其他见 JSON。`,
  shownOnly: (count: number) => `只显示前${count}行，下载的文件中有全部。`,
  measure: '数字',
  dimensions: '按',
  pieces: '个',
  others: '其他',
  hello: `# 土方通 GraphQL 接口
#
# 从左侧题库选择题目，或在此输入语句，然后按 Ctrl+Enter 执行。已在系统中登录的，不用再填令牌。
# 供程序和分析人员使用的只读令牌在“个人信息 · 访问令牌”中新建：只能查询，不能执行 mutation；
# 也可用于 REST 的 GET 接口，请求头同为 Authorization: Bearer <令牌>。
# 左上角的文档按钮可以查看每个类型与字段的说明，“字段”按中文名称查找。

query Me {
  viewer {
    user {
      name
      mobile
    }
    company {
      companyAuthName
    }
    permissions
  }
}
`,
}
