import { labelOf, type Permission } from '../../kernel/command/permissions.js'

/** The Chinese texts of the REST documentation. */
export const openapiTexts = {
  title: '土方通 REST 接口',
  introduction: [
    '成功回答 {"code":0,"msg":null,"data":…,"ok":true}；失败回答 {"code":1,"msg":"中文原因","data":null,"ok":false,"errorCode":…,"fieldErrors":[…],"requestId":…}。',
    '业务规则不允许时 HTTP 状态为 200 而 code 为 1；输入有误 400，未登录 401，无权限 403，地址不存在 404，幂等键冲突 409，密码错误 426，验证码错误或须填图形验证码 428，过于频繁 429（Retry-After），系统故障 500。',
    '分页参数 current、size、ascs、descs；时间为 yyyy-MM-dd HH:mm:ss（北京时间）；金额为最多两位小数的数字；编号为文本；没有的值为 null。',
    '下载类接口成功时返回文件本身，失败时返回非 200 状态与 JSON。令牌只从请求头读取，不使用 Cookie。',
  ].join('\n\n'),
  token: '登录接口返回的 access_token',
  userHash: '登录接口返回的 user_hash；发送时须与令牌相符',
  deviceKey: '设备密钥，由管理员新建（GraphQL createDeviceKey）',
  idempotencyKey: '重试用的幂等键：同一键与同一内容得到第一次的回答，内容不同则为 409',
  success: '成功；业务规则不允许时同为 200，code 为 1',
  failure: '失败',
  access: (access: 'public' | 'device' | 'signed-in' | Permission) => {
    if (access === 'public') return '无需登录'
    if (access === 'device') return '无需登录，出示设备密钥'
    return access === 'signed-in' ? '登录即可' : `需要权限：${labelOf(access)}（${access}）`
  },
  devices: '设备可以出示设备密钥，代替登录',
  noTokens: '会写入数据，只读的访问令牌不能调用',
  filter: '筛选接口',
  parameters: '参数',
  body: '请求内容',
  answer: '返回的 data',
  file: '返回文件',
  upload: '文件，表单中的字段名不限',
  required: '必填',
  example: '例',
  download: '下载 OpenAPI 3.1 文档',
} as const
