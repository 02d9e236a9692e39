/**
 * Texts of the notes above the pages: about a company without approved papers, and about an account that the platform
 * is about to give back.
 */
export const texts = {
  unauthenticated: '公司尚未完成企业认证，暂不能审核结算单和付款',
  authenticate: '去认证',
  close: '关闭提示',
  rescue: {
    own: '您的账号',
    of: (company: string, who: string) => `${company}的管理员${who}的账号`,
    phone: (mobile: string) => `手机号改为 ${mobile}`,
    factor: '关闭两步验证',
    applied: (whose: string, changes: string) =>
      `有人向平台申请找回${whose}（${changes}），尚待平台确认。如不是本人发起，请停止。`,
    waiting: (whose: string, due: string, changes: string) =>
      `平台将于 ${due} 找回${whose}：${changes}，所有设备退出登录。如不是本人发起，请停止。`,
    stop: '停止',
    stopOwn: '这不是我发起的，停止',
    ask: '请告知本人，或请能编辑用户的同事停止',
    stopped: '已停止，账号不变',
  },
} as const
