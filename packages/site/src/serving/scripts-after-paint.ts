const script = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * The inline script that requests the scripts named in its `data-scripts`. A browser without paint timing waits for a frame, a tab
 * in the background does not wait, and after three seconds none does.
 */
export const startScripts = `(() => {
  const addresses = document.currentScript.dataset.scripts.split(" ");
  const start = () => {
    for (const address of addresses.splice(0)) {
      const script = document.createElement("script");
      script.async = true;
      script.fetchPriority = "high";
      script.src = address;
      document.head.append(script);
    }
  };
  if (document.visibilityState === "hidden") start();
  else if ("PerformancePaintTiming" in window) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 3000);
})()`;

/**
 * Makes the scripts of a document start when its first content is painted, so that they do not compete with fonts and pictures.
 * A document without scripts of Next stays as it is. Source: docs/decisions/0033-scripts-after-paint.md.
 */
export function withScriptsAfterPaint(html: string): string {
  const all = [...html.matchAll(script)];
  const [first] = all;
  if (first === undefined) return html;
  const addresses = new Set(all.map(([, address = '']) => address));
  const starter = `<script data-scripts="${[...addresses].join(' ')}">${startScripts}</script>`;
  return html
    .replace(preload, '')
    .replace(first[0], () => starter)
    .replace(script, '');
}
