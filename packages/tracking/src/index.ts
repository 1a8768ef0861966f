export { pushEvent, type DataLayerEvent, type DataLayerHost } from './data-layer.ts';
export { createPageViews, pageViewDelay, type PageView, type PageViewOptions } from './page-views.ts';
export { isContainerCode, loadTagManager } from './tag-manager.ts';
