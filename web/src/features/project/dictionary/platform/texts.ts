/** The texts of the platform's own dictionaries. */
export const texts = {
  title: '平台字典',
  open: '没有自己说法的公司即时使用这里的说法；可以另加条目，停用的不再提供给它们，已用的照旧显示。公司自己的说法不变。',
  closed:
    '代码由程序规定，只改说法和排序。没有自己说法的公司，接口的字典与选项即时使用；网页的列表、表格与单据仍写程序的说法。',
  retired: (count: number) => `停用 ${count} 项`,
  retireAbout: (name: string) =>
    `“${name}”：不再提供给没有自己说法的公司；已用的照旧显示，公司自己改过说法的照旧可选，可以随时重新启用。`,
}
