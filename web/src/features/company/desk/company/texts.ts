/** Every text of the companies of the platform. */
export const texts = {
  title: '公司',
  authentication: '企业认证',
  authenticated: '已认证',
  notAuthenticated: '未认证',
  summary: (all: string, authenticated: string, suspended: string) =>
    `共 ${all} 家，已认证 ${authenticated} 家，已停用 ${suspended} 家`,
  empty: '没有公司',
  rescue: '找回管理员',
  suspend: '停用',
  suspendTitle: '停用公司',
  suspendWarning: '停用后，该公司所有人立即退出登录，恢复之前不能登录。公司的数据一条也不会丢失，恢复后照常使用。',
  suspendUsers: (users: string) => `现有在职 ${users} 人。`,
  reasonMissing: '请输入停用原因',
  suspended: '已停用',
  resume: '恢复',
  resumeTitle: '恢复公司',
  resumeQuestion: (name: string) => `确定恢复“${name}”？`,
  resumeAbout: (since: string, reason: string) =>
    `${since} 停用，原因：${reason}。恢复后，该公司的人可以重新登录，数据与停用前相同。`,
  resumed: '已恢复',
} as const
