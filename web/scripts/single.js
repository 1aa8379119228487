// A small plugin of the build: script and styles go into the page, which then is one file that needs no other.
export function single() {
  return {
    name: 'single',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = Object.values(bundle).find((file) => file.fileName.endsWith('.html'));
      if (!page) throw new Error('there is no page to put things into');
      const take = (name) => {
        const file = bundle[name.replace(/^\.?\//, '')];
        if (!file) throw new Error(`${name} was not built`);
        delete bundle[file.fileName];
        return file.type === 'chunk' ? file.code : String(file.source);
      };
      // Functions as replacements: `$&` in a script means nothing here.
      const inside = String(page.source)
        .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, name) => `<style>${take(name)}</style>`)
        .replace(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, (_, name) => {
          const code = take(name).replaceAll('</script', '<\\/script');
          return `<script type="module">${code}</script>`;
        });
      page.source = inside;
      const rest = Object.keys(bundle).filter((name) => name !== page.fileName);
      if (rest.length) throw new Error(`these would lie beside the page: ${rest.join(', ')}`);
    },
  };
}

// The words of such a page come with its data, in one language: the catalogues stay outside.
export function wordless() {
  return {
    name: 'wordless',
    enforce: 'pre',
    load(id) {
      return /\.ftl(\?|$)/.test(id) ? 'export default "";' : null;
    },
  };
}
