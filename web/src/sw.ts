/** What wakes when no page is open, and stands between the pages and the network. */
import "./worker/calls";
import "./worker/pages";
