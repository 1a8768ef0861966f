import type { EventDescription } from './describe.ts';

const video = {
  video_title: { kind: 'text', about: 'Title in the language of the page.', example: 'Le microbiote' },
  video_provider: { kind: ['youtube'], about: 'Who plays it.', example: 'youtube' },
} as const;
const method = { kind: ['password'], about: 'How.', example: 'password' } as const;

/** Events of pages, search, forms and links. */
export const siteEvents = {
  pageview: {
    when:
      'A page is shown: the first one, each route change and each return from the back/forward cache; 250 ms later, as soon ' +
      'as the consent tool is ready. Map it to `page_view` of GA4, and switch off GA4’s own page views.',
    fields: {
      route_name: { kind: 'text', about: 'Route and locale.', example: 'product___fr-be' },
      screen_type: { kind: 'text', about: 'Kind of page.', example: 'product' },
      locale: { kind: 'text', about: 'Language and market.', example: 'fr-be' },
      market: { kind: 'text', about: 'Market.', example: 'be' },
      page_title: { kind: 'clean', about: 'Title of the document.', example: 'Micralba Zinc – Veralune' },
      page_path: {
        kind: 'clean',
        about: 'Path without the query; without search terms, and without ids on pages of the account.',
        example: '/fr/produit/micralba-zinc',
      },
    },
  },
  search: {
    when: 'A search form of the catalogue is sent.',
    fields: {
      search_term: {
        kind: 'term',
        about: 'What was typed, 60 characters at most, without e-mail addresses and long numbers.',
        example: 'magnésium',
      },
    },
  },
  view_search_results: {
    when: 'Search results are shown.',
    fields: {
      search_term: { kind: 'term', about: 'Its words that are in the name of a result.', example: 'magnesium' },
      results: { kind: 'number', about: 'Number of results of all kinds.', example: 12 },
    },
  },
  filter: {
    when: 'A filter or a sort order of a list is clicked.',
    fields: {
      filter_name: { kind: 'text', about: 'Group; `active` for a chip above the list.', example: 'brand' },
      filter_value: { kind: 'text', about: 'The choice in the language of the page.', example: 'Micralba' },
      filter_action: { kind: ['add', 'remove'], about: 'What the click does.', example: 'add' },
    },
  },
  select_content: {
    when: 'An article, a need or a brand of a list is clicked.',
    fields: {
      content_type: { kind: 'text', about: '`article`, `need` or `brand`.', example: 'article' },
      content_id: { kind: 'text', about: 'Last part of its address.', example: 'bien-dormir' },
    },
  },
  login: { when: 'A customer signed in.', fields: { method } },
  sign_up: { when: 'An account was created.', fields: { method } },
  generate_lead: {
    when: 'The API accepted a form.',
    fields: { lead_source: { kind: ['contact', 'newsletter'], about: 'The form.', example: 'contact' } },
  },
  find_store: {
    when: 'Results of the store finder are shown.',
    fields: {
      search_type: {
        kind: ['text', 'zipcode', 'position'],
        about: 'How it was searched; never the place itself.',
        example: 'zipcode',
      },
      results: { kind: 'number', about: 'Number of pharmacies.', example: 8 },
    },
  },
  video_start: { when: 'A video starts.', fields: video },
  video_progress: {
    when: 'A quarter, half or three quarters of a video were played.',
    fields: { ...video, video_percent: { kind: 'number', about: 'Part that was played.', example: 50 } },
  },
  video_complete: { when: 'A video ended.', fields: video },
  file_download: {
    when: 'A link to a file is clicked, such as a leaflet.',
    fields: {
      file_name: {
        kind: 'text',
        about: 'Last part of the address, without extension and version.',
        example: 'micralba-fer-leaflet-fr',
      },
      file_extension: { kind: 'text', about: 'Without a dot.', example: 'pdf' },
      link_url: {
        kind: 'text',
        about: 'Path of the file.',
        example: '/api/media/documents/micralba-fer-leaflet-fr.0f1e2d3c4b.pdf',
      },
    },
  },
  click: {
    when: 'A link to another site is clicked, such as the site for health professionals.',
    fields: {
      link_url: { kind: 'text', about: 'Without query.', example: 'https://pro.veralune.example/be' },
      link_domain: { kind: 'text', about: 'Host.', example: 'pro.veralune.example' },
      outbound: { kind: 'boolean', about: 'Always true.', example: true },
    },
  },
  language_switch: {
    when: 'Another language is chosen.',
    fields: {
      locale_from: { kind: 'text', about: 'Of the page.', example: 'fr-be' },
      locale_to: { kind: 'text', about: 'The chosen one.', example: 'nl-be' },
    },
  },
  exception: {
    when: 'An error page is shown.',
    fields: {
      description: { kind: 'text', about: 'HTTP status.', example: '404' },
      fatal: { kind: 'boolean', about: 'True if the page failed to render.', example: false },
    },
  },
  web_vitals: {
    when: 'A metric of one in ten page loads is known. See web.dev/vitals.',
    fields: {
      metric_name: { kind: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'], about: 'The metric.', example: 'LCP' },
      metric_value: { kind: 'number', about: 'Milliseconds; CLS has no unit.', example: 1240 },
      metric_delta: { kind: 'number', about: 'Change since the last report.', example: 1240 },
      metric_id: { kind: 'text', about: 'Id of this page load and metric, random.', example: 'v6-1763-4821' },
      metric_rating: { kind: ['good', 'needs-improvement', 'poor'], about: 'Rating.', example: 'good' },
    },
  },
} as const satisfies Record<string, EventDescription>;
