import type { CSSProperties } from 'react';
import { oldBrowserScript } from './old-browser-script.ts';

export interface OldBrowserNoticeProps {
  text: string;
  dismissLabel: string;
  /** Unique in the page. */
  id?: string;
  /** CSP nonce, if the page allows no other inline scripts. */
  nonce?: string;
}

/** Cookie that stores the dismissal. Source: 3-decisions.md "Cookies and storage". */
const cookie = 'ie_notice';

/*
  Internet Explorer knows neither layers nor custom properties: these are the token values of a warning in high
  contrast, written as literals.
*/
const bar: CSSProperties = {
  padding: '12px 20px',
  borderBottom: '1px solid #573600',
  background: '#f6ecd4',
  color: '#573600',
  fontFamily: 'Arial, sans-serif',
  fontSize: '15px',
  lineHeight: 1.4,
};

const button: CSSProperties = {
  marginLeft: '12px',
  padding: '10px 16px',
  border: '1px solid #573600',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

/**
 * Tells visitors with Internet Explorer 10 or 11 that the site does not support it. Hidden in the page, and shown by a
 * script that this browser can run. Source: 1-site.md §4 "Internet Explorer notice".
 */
export function OldBrowserNotice({ text, dismissLabel, id = 'old-browser', nonce }: OldBrowserNoticeProps) {
  return (
    <>
      <div id={id} role="alert" style={bar} hidden>
        {text}
        <button type="button" style={button}>
          {dismissLabel}
        </button>
      </div>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: oldBrowserScript(id, cookie) }} />
    </>
  );
}
