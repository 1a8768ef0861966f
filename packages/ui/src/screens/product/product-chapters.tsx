import { Accordion } from '../../components/accordion/accordion.tsx';
import { Chapter } from '../../components/chapter/chapter.tsx';
import { Column } from '../../components/column/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { DayDial } from '../../components/day-dial/day-dial.tsx';
import { DocumentList } from '../../components/document-list/document-list.tsx';
import { FaqList } from '../../components/faq-list/faq-list.tsx';
import { NutritionTable } from '../../components/nutrition-table/nutrition-table.tsx';
import { PackLabel } from '../../components/pack-label/pack-label.tsx';
import { PageNav } from '../../components/page-nav/page-nav.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { ProductStrains } from './product-strains.tsx';
import type { ProductScreenProps } from './product.tsx';
import styles from './product-chapters.module.css';

function Claims({ claims, labels }: ProductScreenProps) {
  if (claims.length === 0) return null;
  return (
    <div className={styles.claims}>
      <h3 className={styles.title}>{labels.claims}</h3>
      <ul className={styles.list} role="list">
        {claims.map((claim) => (
          <li className={styles.claim} key={claim}>
            {claim}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Composition({ nutrition, ingredients, strains, seed, labels }: ProductScreenProps) {
  return (
    <Chapter id="composition" title={labels.composition}>
      {nutrition.length > 0 ? <NutritionTable rows={nutrition} labels={labels} /> : null}
      {strains ? <ProductStrains {...strains} seed={seed} /> : null}
      <div>
        <h3 className={styles.title}>{labels.ingredients}</h3>
        <RichText blocks={ingredients} level={4} size="small" />
      </div>
    </Chapter>
  );
}

function Precautions({ precautions, conservation, labels }: ProductScreenProps) {
  return (
    <Chapter id="precautions" title={labels.precautions}>
      <RichText blocks={precautions} level={3} />
      <div>
        <h3 className={styles.title}>{labels.conservation}</h3>
        <p>{conservation}</p>
      </div>
    </Chapter>
  );
}

/** The back of the pack, whose figures link to the parts above. It opens on demand, because it says the same again. */
function Label(props: ProductScreenProps) {
  const { label, readLabel } = props.labels;
  return (
    <Chapter id="back" title={label} flush>
      <Accordion items={[{ id: 'label', title: readLabel, content: <PackLabel {...props} figures={props.label} /> }]} />
    </Chapter>
  );
}

/** The parts that this product has, in the order of the page. */
function linksOf({ documents, faqs, labels }: ProductScreenProps) {
  return [
    { label: labels.description, href: '#description' },
    { label: labels.usage, href: '#usage' },
    { label: labels.composition, href: '#composition' },
    { label: labels.precautions, href: '#precautions' },
    { label: labels.label, href: '#label' },
    ...(faqs && faqs.items.length > 0 ? [{ label: faqs.title, href: '#faqs' }] : []),
    ...(documents.length > 0 ? [{ label: labels.documents, href: '#documents' }] : []),
  ];
}

/** Everything about a product, part by part. */
export function ProductChapters(props: ProductScreenProps) {
  const { description, usage, dayDial, doses, documents, faqs, labels } = props;
  return (
    <>
      <PageNav label={labels.onThisPage} links={linksOf(props)} />
      <Column>
        <Chapter id="description" title={labels.description}>
          <RichText blocks={description} level={3} size="large" />
          <Claims {...props} />
        </Chapter>
        <Chapter id="usage" title={labels.usage}>
          <RichText blocks={usage} level={3} />
          {dayDial ? <DayDial {...dayDial} /> : null}
          {doses ? <DataTable id="doses" {...doses} /> : null}
        </Chapter>
        <Composition {...props} />
        <Precautions {...props} />
        <Label {...props} />
        {faqs && faqs.items.length > 0 ? (
          <Chapter id="faqs" title={faqs.title} link={faqs.all} flush>
            <FaqList faqs={faqs.items} />
          </Chapter>
        ) : null}
        {documents.length > 0 ? (
          <Chapter id="documents" title={labels.documents}>
            <DocumentList documents={documents} />
          </Chapter>
        ) : null}
      </Column>
    </>
  );
}
