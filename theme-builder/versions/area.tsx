import { PublishingAllowed } from '../team/publishing-allowed.tsx';
import { HistoryList } from './history-list.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { SchedulePart } from './schedule-part.tsx';

/** What was published, what will be, and who may look at the draft. */
const VersionsArea = () => (
  <>
    <HistoryList />
    <PublishingAllowed>
      <SchedulePart />
      <PreviewLinks />
    </PublishingAllowed>
  </>
);

export default VersionsArea;
